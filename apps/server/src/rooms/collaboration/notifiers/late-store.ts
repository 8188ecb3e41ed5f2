import type { Role } from '@homeward/domain/identity/roles'
import type { LateSettings } from '@homeward/domain/visits/late-visits'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Visits beyond this number wait for the next run. */
const most = 2000

/** After how many minutes the agency wants to hear of a visit without a check-in. */
export async function findLateSettings(tx: Tx): Promise<LateSettings> {
  const found = await tx
    .selectFrom('agencies')
    .select(['late_tolerance as late', 'late_escalation as escalated'])
    .executeTakeFirstOrThrow()
  return found
}

/** Visits without a check-in that start at these times, newest first; those without a caregiver as well. */
export const findUnstarted = (tx: Tx, { from, before }: { from: Date; before: Date }) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'v.agency_id').onRef('a.id', '=', 'v.agent_id'),
    )
    .select(['v.id', 'v.starts_at', 'c.name as client_name', 'c.office_id', 'a.name as agent_name'])
    .where('v.status', 'in', ['scheduled', 'available'])
    .where('v.check_in_at', 'is', null)
    .where('v.draft', '=', false)
    .where('v.starts_at', '>=', from.toISOString())
    .where('v.starts_at', '<', before.toISOString())
    .orderBy('v.starts_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(most)
    .execute()

export type UnstartedVisit = Awaited<ReturnType<typeof findUnstarted>>[number]

/** Which of these events somebody was already notified of. */
export async function findNotified(tx: Tx, about: readonly string[]): Promise<Set<string>> {
  if (about.length === 0) return new Set()
  const rows = await tx
    .selectFrom('notifications')
    .select('about')
    .distinct()
    .where('about', '=', sql<string>`any(${about}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.about))
}

/** The people with these roles and an account, and the offices they work for. */
export const findWatchers = (tx: Tx, roles: readonly Role[]) =>
  tx
    .selectFrom('agents as a')
    .leftJoin('assignments as o', (join) =>
      join.onRef('o.agency_id', '=', 'a.agency_id').onRef('o.agent_id', '=', 'a.id'),
    )
    .select(['a.user_id', 'a.role'])
    .select(({ fn }) => [
      sql<
        string[]
      >`coalesce(array_agg(o.office_id) filter (where o.office_id is not null), '{}')`.as(
        'officeIds',
      ),
      fn.coalesce(sql<boolean>`bool_or(o.limited)`, sql<boolean>`false`).as('limited'),
    ])
    .where('a.status', '=', 'active')
    .where('a.user_id', 'is not', null)
    .where('a.role', 'in', roles)
    .groupBy(['a.agency_id', 'a.id'])
    .orderBy('a.id')
    .$narrowType<{ user_id: string }>()
    .execute()
