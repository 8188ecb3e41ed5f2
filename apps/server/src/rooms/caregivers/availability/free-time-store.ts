import type { ClockSpan } from '@homeward/domain/caregivers/availability'
import type { Role } from '@homeward/domain/identity/roles'
import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Filter = {
  days: { from: string; to: string }
  weekdays: readonly number[]
  window: ClockSpan | null
  office_id?: string | undefined
  role?: Role | undefined
  service_id?: string | undefined
  agent_id?: string | undefined
  search?: string | undefined
  /** The day a year ago, for those who gave a service since. */
  since: string
} & Paging

/**
 * Active caregivers by last name. With a window only those whose pattern or exceptions touch it on one of
 * the days; the rule of the domain decides what remains available.
 */
export function findStaff(tx: Tx, filter: Filter) {
  const { office_id: office, service_id: service, agent_id: agent, role, window } = filter
  let matching = tx
    .selectFrom('agents')
    .where('agents.type', '=', 'Caregiver')
    .where('agents.status', '=', 'active')
  if (agent !== undefined) matching = matching.where('agents.id', '=', agent)
  if (role !== undefined) matching = matching.where('agents.role', '=', role)
  if (office !== undefined) {
    matching = matching.where(
      sql<boolean>`exists (select from assignments s
        where s.agency_id = agents.agency_id and s.agent_id = agents.id and s.office_id = ${office})`,
    )
  }
  if (service !== undefined) {
    matching = matching.where(
      sql<boolean>`exists (select from service_times v
        where v.agency_id = agents.agency_id and v.agent_id = agents.id and v.service_id = ${service}
          and v.starts_at >= ${filter.since}::timestamptz
          and v.status not in ('canceled', 'rejected', 'archived'))`,
    )
  }
  if (window !== null) matching = matching.where(touching(filter, window))
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where(sql<boolean>`agents.name ilike ${pattern}`)
  }
  return paged(
    tx,
    matching
      .select([
        'agents.id',
        'agents.name',
        'agents.first_name',
        'agents.last_name',
        'agents.phone',
        'agents.minutes_wanted',
        'agents.minutes_most',
      ])
      .orderBy(sql`lower(agents.last_name)`)
      .orderBy(sql`lower(agents.first_name)`)
      .orderBy('agents.id'),
    matching,
    filter,
  )
}

const touching = ({ days, weekdays }: Filter, { start, end }: ClockSpan) => sql<boolean>`(
  exists (select from agent_hours h
    where h.agency_id = agents.agency_id and h.agent_id = agents.id and h.weekday = any(${weekdays}::int[])
      and h.start_time < ${end}::time and h.end_time > ${start}::time)
  or exists (select from agent_hour_exceptions e
    where e.agency_id = agents.agency_id and e.agent_id = agents.id and e.available
      and e.start_date <= ${days.to}::date and e.end_date >= ${days.from}::date
      and coalesce(e.start_time, '00:00') < ${end}::time
      and coalesce(e.end_time, '24:00') > ${start}::time))`

/** People's visits that take up time between two instants. */
export const findBooked = (
  tx: Tx,
  agentIds: readonly string[],
  between: { from: string; to: string },
) =>
  agentIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('visit_times')
        .select(['agent_id', 'starts_at', 'ends_at', 'scheduled_date', 'scheduled_duration'])
        .where('agent_id', 'in', agentIds)
        .where('status', 'not in', ignoredInOverlap)
        // No visit lasts longer than a day; the lower bound lets the index find the few in question.
        .where('starts_at', '>', sql<string>`${between.from}::timestamptz - interval '25 hours'`)
        .where('starts_at', '<', between.to)
        .where('ends_at', '>', between.from)
        .execute()
