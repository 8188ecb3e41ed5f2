import type { ClosedMonths } from '@homeward/domain/billing/periods'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The months that are closed; no one closes or opens one until this is done. */
export async function findClosedMonths(tx: Tx): Promise<ClosedMonths> {
  const rows = await tx.selectFrom('closed_months').select('month').execute()
  return new Set(rows.map(({ month }) => month.slice(0, 7)))
}
