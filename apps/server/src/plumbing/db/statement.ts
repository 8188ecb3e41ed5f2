import type { Connection } from './wire.ts'

/** A text with its values. Under a name a connection keeps its plan; '' has none. */
export type Statement = {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

export type Answer = { command: string; rowCount: number | null; rows: unknown[] }

type Parse = (value: string) => unknown
export type Column = { readonly name: string; readonly parse: Parse }

/** The columns of statements whose names a connection knows: they need not be described again. */
const described = new WeakMap<Connection, Map<string, readonly Column[]>>()

export const columnsOf = (connection: Connection, name: string) =>
  described.get(connection)?.get(name)

export function keepColumns(
  connection: Connection,
  name: string,
  columns: readonly Column[],
): void {
  if (name === '') return
  const known = described.get(connection) ?? new Map<string, readonly Column[]>()
  described.set(connection, known.set(name, columns))
}

export function rowOf(columns: readonly Column[], values: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < columns.length; at++) {
    const { name, parse } = columns[at] as Column
    const value = values[at] ?? null
    row[name] = value === null ? null : parse(value)
  }
  return row
}

/** As the tags of PostgreSQL say it: `INSERT 0 3`, `UPDATE 3`, `COMMIT`. */
export function completed(tag: string, rows: unknown[]): Answer {
  const [command = '', ...counts] = tag.split(' ')
  const count = counts.at(-1)
  return { command, rowCount: count === undefined ? null : Number(count), rows }
}
