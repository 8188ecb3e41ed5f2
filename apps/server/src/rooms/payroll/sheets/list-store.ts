import type { TimesheetLine } from '@homeward/contract/payroll/timesheets'
import type { PayException, TimesheetStatus } from '@homeward/domain/payroll/vocabulary'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Filter = {
  week?: string | undefined
  agent_id?: string | undefined
  status?: TimesheetStatus | undefined
  exception?: PayException | 'any' | 'none' | undefined
  search?: string | undefined
  sort: string
}

const columns = [
  't.id',
  't.agent_id',
  't.week',
  't.status',
  't.gross_cents',
  't.reimbursed_cents',
  't.minutes',
  't.overtime_minutes',
  't.straight_cents',
  't.exceptions',
  't.unreviewed',
  't.owed_cents',
  't.owed_reason',
  't.acknowledged_at',
  't.acknowledged_by_name',
  't.acknowledged_reason',
  't.lock_version',
] as const

/** Timesheets with their caregivers and with the gross pay of the week before. */
const shown = (tx: Tx) =>
  tx
    .selectFrom('timesheets as t')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 't.agency_id').onRef('a.id', '=', 't.agent_id'),
    )
    .leftJoin('agent_private_profiles as p', (join) =>
      join.onRef('p.agency_id', '=', 't.agency_id').onRef('p.agent_id', '=', 't.agent_id'),
    )
    .leftJoin('timesheets as b', (join) =>
      join
        .onRef('b.agency_id', '=', 't.agency_id')
        .onRef('b.agent_id', '=', 't.agent_id')
        .on(sql<boolean>`b.week = t.week - 7`),
    )
    .select(columns)
    .select(['a.first_name', 'a.last_name', 'p.hire_date', 'b.gross_cents as gross_before'])

const lastName = sql<string>`(select lower(a.last_name) from agents a
  where a.agency_id = timesheets.agency_id and a.id = timesheets.agent_id)`
const orders = {
  date: sql`timesheets.week`,
  agent: lastName,
  attention: sql`timesheets.exceptions = '{}'`,
  gross_pay: sql`timesheets.gross_cents`,
  minutes: sql`timesheets.minutes`,
}

const matching = (tx: Tx, { week, agent_id, status, exception, search }: Filter) => {
  let rows = tx.selectFrom('timesheets')
  if (week !== undefined) rows = rows.where('week', '=', payWeekOf(week))
  if (agent_id !== undefined) rows = rows.where('agent_id', '=', agent_id)
  if (status !== undefined) rows = rows.where('status', '=', status)
  if (exception === 'any') rows = rows.where(sql<boolean>`exceptions <> '{}'`)
  else if (exception === 'none') rows = rows.where(sql<boolean>`exceptions = '{}'`)
  else if (exception) rows = rows.where(sql<boolean>`${exception} = any (exceptions)`)
  for (const pattern of searchPatterns(search)) {
    rows = rows.where(
      sql<boolean>`exists (select from agents a where a.agency_id = timesheets.agency_id
        and a.id = timesheets.agent_id and a.name ilike ${pattern})`,
    )
  }
  return rows
}

const ordered = (tx: Tx, filter: Filter) => {
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const column = orders[filter.sort.replace('-', '') as keyof typeof orders]
  return matching(tx, filter)
    .select('timesheets.id')
    .orderBy(column, direction)
    .$if(filter.sort.endsWith('attention'), (q) => q.orderBy(lastName))
    .orderBy('timesheets.id', direction)
}

/** A page of timesheets. */
export async function findPage(tx: Tx, filter: Filter & Paging) {
  const { rows: onPage, meta } = await paged(tx, ordered(tx, filter), matching(tx, filter), filter)
  const ids = onPage.map(({ id }) => id)
  if (ids.length === 0) return { rows: [], meta }
  const found = await shown(tx).where('t.id', '=', anyOf(ids)).execute()
  return { rows: found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), meta }
}

/** All timesheets of a filter, for a file. */
export async function findAll(tx: Tx, filter: Filter, most: number) {
  return shown(tx)
    .where('t.id', 'in', ordered(tx, filter).limit(most + 1))
    .orderBy('t.week', 'desc')
    .orderBy('a.last_name')
    .orderBy('t.id')
    .execute()
}

const one = prepared((tx, { id }: { id: string }) => shown(tx).where('t.id', '=', id))

/** A timesheet; nothing where it is not of the person to whom the actor is limited. */
export async function findSheet(tx: Tx, id: string, only: string | null = null) {
  const [sheet] = await one(tx, { id })
  return only === null || sheet?.agent_id === only ? sheet : undefined
}
export type ShownSheet = NonNullable<Awaited<ReturnType<typeof findSheet>>>

const visits = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('client_names as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .select(['v.id', 'v.client_id', 'c.name as client_name', 'v.completed_duration'])
    .select(['v.reviewed_duration', 'v.starts_at', 'v.ends_at'])
    .select(['v.reviewed_check_in_at', 'v.reviewed_check_out_at'])
    .where('v.id', '=', anyOf(ids)),
)

/** The visits that lines pay for, by their IDs. */
export async function findVisits(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, NonNullable<TimesheetLine['visit']>>> {
  if (ids.length === 0) return new Map()
  return new Map(
    (await visits(tx, { ids })).map((row) => [
      row.id,
      {
        client: { id: row.client_id, name: row.client_name },
        starts_at: row.reviewed_check_in_at ?? row.starts_at,
        ends_at: row.reviewed_check_out_at ?? row.ends_at,
        recorded_minutes: row.completed_duration,
        reviewed_minutes: row.reviewed_duration,
      },
    ]),
  )
}

const claims = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('visit_claims')
    .select(['id', 'number', 'status'])
    .distinct()
    .where('visit_id', '=', anyOf(ids))
    .orderBy('number'),
)

/** The claims that visits led to. */
export const findClaims = (tx: Tx, ids: readonly string[]) => claims(tx, { ids })

const timeOff = prepared((tx, { agent }: { agent: string }) =>
  tx
    .selectFrom('pay_entries')
    .select((eb) => [
      eb.fn
        .sum<number | null>('minutes')
        .filterWhere('kind', '=', 'time_off_granted')
        .as('granted'),
      eb.fn.sum<number | null>('minutes').filterWhere('kind', '=', 'paid_time_off').as('taken'),
      eb
        .selectFrom('timesheets as t')
        .innerJoinLateral(
          (inner) =>
            inner
              .selectFrom('pay_rules as r')
              .select('r.time_off_per_30_hours')
              .whereRef('r.agency_id', '=', 't.agency_id')
              .whereRef('r.start_date', '<=', 't.week')
              .orderBy('r.start_date', 'desc')
              .limit(1)
              .as('r'),
          (join) => join.onTrue(),
        )
        .select(sql<number>`sum(t.minutes * r.time_off_per_30_hours / 1800)`.as('earned'))
        .where('t.agent_id', '=', agent)
        .where('t.status', '=', 'acknowledged')
        .as('earned'),
    ])
    .where('agent_id', '=', agent)
    .where('status', '=', 'active'),
)

/** Minutes of paid time off that a person has left: granted and earned in acknowledged weeks, less taken. */
export async function findTimeOff(tx: Tx, agentId: string): Promise<number> {
  const row = (await timeOff(tx, { agent: agentId }))[0]
  return Math.floor((row?.granted ?? 0) + (row?.earned ?? 0) - (row?.taken ?? 0))
}

const agentsOf = prepared((tx, { week }: { week: string }) =>
  tx.selectFrom('timesheets').select('agent_id').where('week', '=', week),
)

/** People who have a timesheet of a week, or owe something for it. */
export const findSheetAgents = async (tx: Tx, week: string): Promise<string[]> =>
  (await agentsOf(tx, { week })).map(({ agent_id }) => agent_id)

const draftAgents = prepared((tx, { week }: { week: string }) =>
  tx
    .selectFrom('timesheets')
    .select('agent_id')
    .where('week', '=', week)
    .where('status', '=', 'draft'),
)

/** People whose timesheet of a week is a draft. */
export const findDraftAgents = async (tx: Tx, week: string): Promise<string[]> =>
  (await draftAgents(tx, { week })).map(({ agent_id }) => agent_id)
