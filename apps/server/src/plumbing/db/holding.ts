import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Tx } from './pool.ts'
import { prepared } from './prepared.ts'
import type { DB } from './schema.generated.ts'

/**
 * Locks one row of a table until the transaction ends; `all` also prevents deletion. The lock goes with the
 * next statement, which sees the row and related rows as they are then. A statement that waits for a row
 * itself reads other tables as they were before it waited.
 */
export function holding<T extends keyof DB>(
  rows: (tx: Tx) => SelectQueryBuilder<DB, T, object>,
  against: 'changes' | 'all' = 'changes',
) {
  const hold = prepared((tx, { id }: { id: string }) => {
    const row = rows(tx)
      .select(sql.lit(1).as('one'))
      .where(sql<SqlBool>`id = ${id}`)
    return against === 'all' ? row.forUpdate() : row.forNoKeyUpdate()
  })
  return (tx: Tx, id: string): Promise<unknown> => hold.later(tx, { id })
}
