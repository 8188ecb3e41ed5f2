import type { Tx } from '../../../plumbing/db/pool.ts'

/** Those whom an import brought in and took back again: they were never really there. */
export async function findUndone(tx: Tx, ids: readonly string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('import_rows')
    .select('record_id')
    .where('record_id', 'in', ids)
    .where('state', '=', 'undone')
    .execute()
  return new Set(rows.map((row) => row.record_id))
}
