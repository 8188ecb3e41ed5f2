import { readDelimited, writeDelimited } from '../delimited.ts'
import type { EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import { columns } from './columns.ts'
import type { Naming } from './naming.ts'

/** VISITS_<AgencyTaxID>_<YYYYMMDDHHMMSS>.CSV */
export const visitFileName = (taxId: string, stamp: string): string =>
  `VISITS_${taxId}_${stamp}.CSV`

export const visitRow = (telling: Telling<EvvVisit>, naming: Naming): string[] =>
  columns.map(({ cell }) => cell?.({ telling, visit: telling.record, naming }) ?? '')

/** A file of visits with its row of names. */
export const visitFile = (tellings: readonly Telling<EvvVisit>[], naming: Naming): string =>
  writeDelimited([
    columns.map(({ name }) => name),
    ...tellings.map((telling) => visitRow(telling, naming)),
  ])

/** A row as a person reads it: one line for each cell that is not empty. */
export const rowInLines = (row: readonly string[]): string =>
  columns.flatMap(({ name }, at) => (row[at] ? [`${name}: ${row[at]}`] : [])).join('\n')

/** The rows of a file whose first row names the columns, by those names in lower case. */
export function namedRows(text: string): Map<string, string>[] {
  const [names = [], ...rows] = readDelimited(text)
  return rows.map(
    (row) => new Map(names.map((name, at) => [name.trim().toLowerCase(), row[at]?.trim() ?? ''])),
  )
}
