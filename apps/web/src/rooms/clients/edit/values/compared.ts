import type { Client } from '@homeward/contract/clients/clients'
import { changedValues, isNumber } from './client-input.ts'
import { type ClientValues, clientValues } from './client-values.ts'

/**
 * What somebody else's version is compared by: what both changed since the client was opened, in the
 * form in which the fields hold it. What only one of them changed is not a question. Where the client
 * was opened in the version that is compared with, a draft was typed over an older one: what somebody
 * else changed since is not known any more, so all that was typed is a question.
 */
export const comparedClient = (
  current: Record<string, unknown>,
  values: ClientValues,
  opened: Client,
): Record<string, unknown> => {
  const before = clientValues(opened)
  const theirs = clientValues(current as Client)
  const mine = changedValues(values, before)
  const others =
    current.lock_version === opened.lock_version ? theirs : changedValues(theirs, before)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, own]) => {
      const list = name.replace(/_attributes$/, '')
      // Numbers are compared by what is shown of them.
      const shown = isNumber(name) && current[name] !== opened[name as keyof Client]
      if (name in mine && shown) return [[name, current[name]]]
      if (name in mine && name in others) return [[list, theirs[name as keyof ClientValues]]]
      return list === name ? [] : [[list, own]]
    }),
  )
}
