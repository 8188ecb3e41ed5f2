import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AwaySpan, Side } from './absence.ts'

/** When an absence is; null if it was withdrawn or is not one of the agency. */
export async function findSpan(tx: Tx, side: Side, id: string): Promise<AwaySpan | null> {
  const row = await tx
    .selectFrom(side === 'agent' ? 'agent_absences' : 'client_absences')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row ? { startsAt: row.starts_at, endsAt: row.ends_at } : null
}
