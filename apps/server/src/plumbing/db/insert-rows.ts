import { type Insertable, type InsertQueryBuilder, sql } from 'kysely'
import type { DB } from './schema.generated.ts'

/** The most rows in one statement, a size that suits every client and server. */
const atOnce = 2000

/**
 * Inserts rows that all name the same columns, by statements of one text and one value however many
 * rows there are: one `values` for each of them would take longer to put together than to carry out.
 */
export async function insertRows<T extends keyof DB, O>(
  insert: InsertQueryBuilder<DB, T, O>,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  const table = insert.toOperationNode().into?.table.identifier.name ?? ''
  for (let at = 0; at < rows.length; at += atOnce) {
    const { names, columns, source } = rowsOf(table, rows.slice(at, at + atOnce))
    await insert
      .columns(names as never)
      .expression(sql`select ${columns} from ${source}` as never)
      .execute()
  }
}

/** Rows of a table as a statement reads them: their columns, and what stands behind `from`. */
function rowsOf(table: string, rows: readonly object[]) {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const source = sql`json_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::json)`
  return { names, columns, source }
}

/**
 * Rows for `json_populate_recordset`: bytes as PostgreSQL spells them; what JSON makes of a Buffer is a
 * list of numbers.
 */
export const asJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]: [string, unknown]) => [
          column,
          Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
        ]),
      ),
    ),
  )
