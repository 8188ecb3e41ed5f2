import { listNames, mostNames } from '@homeward/contract/insights/names'
import type { NamedType } from '@homeward/domain/identity/record-types'
import { call } from '../api/call.ts'

type Asked = { resolve: (name: string | null) => void; reject: (error: unknown) => void }

/** Kind -> id -> who waits for its name. */
const waiting = new Map<NamedType, Map<string, Asked[]>>()

/** What a record is called; null where there is none. Asked at once, many travel in one request a kind. */
export const askName = (kind: NamedType, id: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    if (waiting.size === 0) queueMicrotask(askAll)
    const ofKind = waiting.get(kind) ?? new Map<string, Asked[]>()
    waiting.set(kind, ofKind.set(id, [...(ofKind.get(id) ?? []), { resolve, reject }]))
  })

const askAll = (): void => {
  const asked = [...waiting]
  waiting.clear()
  for (const [kind, ids] of asked) {
    const all = [...ids]
    for (let at = 0; at < all.length; at += mostNames)
      void askSome(kind, new Map(all.slice(at, at + mostNames)))
  }
}

const askSome = async (kind: NamedType, ids: Map<string, Asked[]>): Promise<void> => {
  try {
    const { names } = await call(listNames, { kind, ids: [...ids.keys()] })
    const found = new Map(names.map(({ id, name }) => [id, name]))
    for (const [id, asked] of ids) for (const { resolve } of asked) resolve(found.get(id) ?? null)
  } catch (error) {
    for (const { reject } of [...ids.values()].flat()) reject(error)
  }
}
