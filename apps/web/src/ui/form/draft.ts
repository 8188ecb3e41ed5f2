import {
  dropAllSealed,
  dropSealed,
  keepSealed,
  openSealed,
  presentOwner,
} from '../../plumbing/offline/sealed.ts'
import { onWipe } from '../../plumbing/session/wipe.ts'

/** What a person typed and did not save. It survives a reload and signing in again, sealed. */
export type Draft<V> = {
  /** The fields that were changed. The others may be newer by the time it comes back. */
  values: Partial<V>
  at: string
  /** Over what it was typed: what those fields held, and the version of the record. */
  over?: { values: Partial<V>; version: number | undefined } | undefined
}

type Slot = { owner: string; key: string; draft: Draft<unknown> | null }

/** How long a draft that nobody comes back to is kept, in milliseconds. */
const keptFor = 7 * 86_400_000

/** What is written next, by owner and form; null takes a draft away. Only the latest counts. */
const unwritten = new Map<string, Slot>()
let writing: Promise<void> | undefined

const put = (key: string, draft: Slot['draft']): void => {
  const owner = presentOwner()
  if (!owner) return
  unwritten.set(`${owner}:${key}`, { owner, key, draft })
  writing ??= writeAll().finally(() => (writing = undefined))
}

const writeAll = async (): Promise<void> => {
  for (;;) {
    const [next] = unwritten
    if (!next) return
    const [name, { owner, key, draft }] = next
    unwritten.delete(name)
    const done = draft ? keepSealed('draft', owner, key, draft) : dropSealed('draft', owner, key)
    // Without room there is no draft; the guard against leaving still stands.
    await done.catch(() => undefined)
  }
}

/** The draft of a form for the person of this session. */
export const readDraft = async <V>(key: string): Promise<Draft<V> | undefined> => {
  await writing
  const owner = presentOwner()
  if (!owner) return undefined
  const draft = await openSealed('draft', owner, key).catch(() => undefined)
  return draft as Draft<V> | undefined
}

/** Keeps a draft. `secret` fields are never written down. */
export const keepDraft = <V extends object>(
  key: string,
  values: Partial<V>,
  { secret = [], over }: { secret?: readonly (keyof V)[]; over?: Draft<V>['over'] } = {},
): void => {
  const open = (of: Partial<V>): Partial<V> =>
    Object.fromEntries(
      Object.entries(of).filter(([field]) => !secret.some((hidden) => hidden === field)),
    ) as Partial<V>
  put(key, {
    values: open(values),
    at: new Date().toISOString(),
    over: over && { ...over, values: open(over.values) },
  })
}

/** Puts a draft back as it was. */
export const restoreDraft = (key: string, draft: Draft<unknown>): void => put(key, draft)

export const dropDraft = (key: string): void => put(key, null)

/** Drops drafts that nobody came back to, and moves what older versions left in plain. */
export const tidyDrafts = async (): Promise<void> => {
  await dropAllSealed('draft', keptFor)
  for (const name of Object.keys(sessionStorage)) {
    const [, owner, key] = /^homeward:draft:([^:]*:[^:]*):(.*)$/.exec(name) ?? []
    if (owner === undefined || key === undefined || owner !== presentOwner()) continue
    const draft: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    sessionStorage.removeItem(name)
    if (draft !== null) await keepSealed('draft', owner, key, draft)
  }
}

onWipe((reason) => {
  if (reason === 'signed_out') unwritten.clear()
})
