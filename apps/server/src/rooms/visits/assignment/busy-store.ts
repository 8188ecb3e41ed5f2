import { addDays, weekOf } from '@homeward/domain/time/zone'
import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'

type Span = { agentIds: readonly string[]; from: string; to: string }

const busy = prepared((tx, { agentIds, from, to }: Span) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('client_addresses as d', (join) =>
      join
        .onRef('d.agency_id', '=', 'v.agency_id')
        .onRef('d.client_id', '=', 'v.client_id')
        .on('d.primary', '=', true),
    )
    .select([
      'v.id',
      'v.agent_id',
      'v.starts_at',
      'v.ends_at',
      'c.name as client_name',
      'd.latitude',
      'd.longitude',
    ])
    .where('v.agent_id', '=', anyOf(agentIds))
    .where('v.status', 'not in', ignoredInOverlap)
    // No visit lasts longer than a day; the lower bound lets the index find the few in question.
    .where('v.starts_at', '>', sql<string>`${from}::timestamptz - interval '25 hours'`)
    .where('v.starts_at', '<', to)
    .where('v.ends_at', '>', from)
    .orderBy('v.starts_at'),
)

/** People's visits that take up time between two instants, with where they are. */
export const findBusy = (tx: Tx, span: Span) => busy(tx, span)

/** Planned minutes of people by week, for the weeks from one day to another; the key is the Monday. */
export async function findWeekMinutes(
  tx: Tx,
  { agentIds, from, to }: Span,
): Promise<Map<string, number>> {
  const [monday, sunday] = [weekOf(from).start, weekOf(to).end]
  const { rows } = await sql<{ agent_id: string; monday: string; minutes: number }>`
    -- The Monday in whole days from the first one: to cut instants to weeks takes as long as to read the rows.
    select agent_id, scheduled_date - (scheduled_date - ${monday}::date) % 7 as monday,
      sum(scheduled_duration) as minutes
    from visits
    where agency_id = (select app.agency()) and agent_id = any(${agentIds}::uuid[])
      and status <> all(${[...ignoredInOverlap]})
      and scheduled_date between ${monday}::date and ${sunday}::date
      -- Compared as instants: the index on the start does not take days behind row-level security.
      and starts_at >= ${addDays(monday, -1)}::date::timestamptz
      and starts_at < ${addDays(sunday, 3)}::date::timestamptz
    group by 1, 2`.execute(tx)
  return new Map(rows.map((row) => [row.agent_id + row.monday, row.minutes]))
}

/** Minutes of a week beyond which work is overtime. */
export async function overtimeMinutes(tx: Tx): Promise<number> {
  const agency = await tx
    .selectFrom('agencies')
    .select('overtime_threshold_hours as hours')
    .executeTakeFirstOrThrow()
  return agency.hours * 60
}
