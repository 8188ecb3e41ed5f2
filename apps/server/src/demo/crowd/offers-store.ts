import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/** A visit that was offered; `open` as long as nobody has it, `n` its place among those alike. */
export type Offered = {
  id: string
  agent_id: string | null
  starts_at: string
  ends_at: string
  open: boolean
  n: number
}

/** The next open visits, and the next that somebody has, after a moment: four of each. */
export const findOffered = async (tx: Tx, from: Date): Promise<Offered[]> =>
  (
    await sql<Offered>`
      select * from (
        select id, agent_id, starts_at, ends_at, status = 'available' as open,
          (row_number() over (partition by status order by starts_at, id))::int - 1 as n
        from visits
        where status in ('available', 'scheduled') and not draft
          and starts_at >= ${from.toISOString()}::timestamptz
          and starts_at < ${from.toISOString()}::timestamptz + interval '10 days') numbered
      where n < 4`.execute(tx)
  ).rows

/** Caregivers whom visits are offered to; the one who can sign in is the first. */
export const findCaregivers = async (tx: Tx): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      select a.id from agents a left join users u on u.id = a.user_id
      where a.status = 'active' and a.role in ('pca', 'cna', 'cna1', 'cna2')
      order by u.username = 'caregiver' desc nulls last, a.id
      limit 12`.execute(tx)
  ).rows.map(({ id }) => id)
