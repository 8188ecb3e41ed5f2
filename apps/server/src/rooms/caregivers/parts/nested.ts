import { Failure } from '../../../plumbing/failure.ts'

/** An entry of a `…_attributes` list: with an id it changes, with `_destroy` it removes. */
type Entry = { id?: string | undefined; _destroy?: boolean | undefined }

/** The result of a change to a list: the remaining records in order, and the IDs of the removed ones. */
export type Settled<T> = { kept: T[]; removed: string[] }

/**
 * The records after a change: entries with an id replace, others are added, `_destroy` removes, and
 * records that no entry names stay. Refuses an id that is not among them, or that stands there twice.
 */
export function settleNested<T extends { id: string }, E extends Entry>(
  field: string,
  current: readonly T[],
  entries: readonly E[],
  make: (entry: E) => T,
): Settled<T> {
  refuseUnknown(field, current, entries)
  const kept = new Map(current.map((one) => [one.id, one]))
  const removed: string[] = []
  for (const entry of entries) {
    if (!entry._destroy) {
      const one = make(entry)
      kept.set(one.id, one)
    } else if (entry.id !== undefined && kept.delete(entry.id)) removed.push(entry.id)
  }
  return { kept: [...kept.values()], removed }
}

function refuseUnknown(
  field: string,
  current: readonly { id: string }[],
  entries: readonly Entry[],
): void {
  const fields: Record<string, string[]> = {}
  const named = new Set<string>()
  for (const [at, { id }] of entries.entries()) {
    if (id === undefined) continue
    if (named.has(id)) fields[`${field}.${at}.id`] = ['This entry is listed twice.']
    else if (!current.some((one) => one.id === id)) {
      fields[`${field}.${at}.id`] = ['This entry no longer exists. Reload and try again.']
    }
    named.add(id)
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
