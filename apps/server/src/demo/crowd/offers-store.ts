import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/** The next open visits, and the next that somebody has, after a moment: four of each. */
export const findOfferable = async (tx: Tx, from: Date): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      select id from (
        select id, starts_at, row_number() over (partition by status order by starts_at, id) as n
        from visits
        where status in ('available', 'scheduled') and not draft
          and starts_at >= ${from.toISOString()}::timestamptz
          and starts_at < ${from.toISOString()}::timestamptz + interval '10 days') numbered
      where n <= 4
      order by starts_at, id`.execute(tx)
  ).rows.map(({ id }) => id)

/** A client with an authorization that is in force, by last name. */
export const findAuthorized = async (tx: Tx, lastName: string) =>
  (
    await sql<{ client_id: string; authorization_id: string }>`
      select a.client_id, a.id as authorization_id
      from authorizations a
        join clients c on c.agency_id = a.agency_id and c.id = a.client_id
      where c.last_name = ${lastName} and a.status = 'active'
      order by a.id limit 1`.execute(tx)
  ).rows[0]

/** Caregivers whom visits are offered to; the one who can sign in is the first. */
export const findCaregivers = async (tx: Tx): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      select a.id from agents a left join users u on u.id = a.user_id
      where a.status = 'active' and a.role in ('pca', 'cna', 'cna1', 'cna2')
      order by u.username = 'caregiver' desc nulls last, a.id
      limit 12`.execute(tx)
  ).rows.map(({ id }) => id)
