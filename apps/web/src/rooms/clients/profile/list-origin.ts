import { clientFilterNames } from '@homeward/domain/clients/list'
import { type FlatQuery, readQuery, writeQuery } from '../../../plumbing/query-string.ts'

const names: ReadonlySet<string> = new Set(clientFilterNames)

/** The list from which a client was opened, as one entry of the address; nothing for the plain one. */
export const originOf = (flat: FlatQuery): { from?: string } => {
  const narrowed = Object.entries(flat).filter(([name]) => names.has(name))
  return narrowed.length === 0 ? {} : { from: writeQuery(Object.fromEntries(narrowed)) }
}

/** The query of that list, with what belongs to it alone. */
export const listOf = (from: string): FlatQuery =>
  Object.fromEntries(Object.entries(readQuery(from)).filter(([name]) => names.has(name)))
