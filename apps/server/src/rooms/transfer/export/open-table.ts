import { type Keys, unseal } from '../../../plumbing/crypto/protected.ts'
import { placeOf, sealedColumnsOf } from '../../../plumbing/crypto/sealed-columns.ts'
import type { Table } from '../tables-store.ts'

/** A table in an archive: protected columns opened, their blind indexes left out. */
export type OpenedTable = {
  readonly name: string
  readonly columns: readonly string[]
  readonly opened: readonly string[]
  /** Its rows, every value as text, in the order of the key. */
  readonly query: string
  /** The values of a row as they stand in the archive. */
  open(agencyId: string, row: readonly (string | null)[]): (string | null)[]
}

export function openTable(keys: Keys, table: Table): OpenedTable {
  const sealed = sealedColumnsOf(table)
  const kept = table.columns.filter(
    ({ name }) => !sealed.some(({ field, indexed }) => indexed && name === `${field}_index`),
  )
  const protectedAt = kept.map(({ name }) => sealed.find(({ field }) => name === `${field}_sealed`))
  const idAt = kept.findIndex(({ name }) => name === 'id')
  const quoted = (name: string): string => `"${name}"`
  return {
    name: table.name,
    columns: kept.map(({ name }, at) => protectedAt[at]?.field ?? name),
    opened: protectedAt.flatMap((column) => column?.field ?? []),
    query: `select ${kept.map(({ name }) => `${quoted(name)}::text`).join(', ')}
      from ${quoted(table.name)} order by ${table.key.map(quoted).join(', ')}`,
    open: (agencyId, row) =>
      row.map((value, at) => {
        const column = protectedAt[at]
        if (!column || value === null) return value
        return unseal(keys, value, placeOf(column, { agencyId, id: row[idAt] ?? '' }))
      }),
  }
}
