import { kindOfField } from '@homeward/contract/insights/field-kinds'
import type { Reference } from '../../plumbing/names/use-names.ts'
import type { Event } from './acts.ts'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The records that events name by id alone, each once. */
export const referencesOf = (events: readonly Event[]): Reference[] => {
  const found = events.flatMap(({ changes }) =>
    Object.entries(changes).flatMap(([field, { before, after }]) => {
      const kind = kindOfField(field)
      const ids = [before, after].filter((id) => typeof id === 'string' && isId.test(id))
      return kind ? ids.map((id) => ({ kind, id: String(id) })) : []
    }),
  )
  return [...new Map(found.map((one) => [one.id, one])).values()]
}
