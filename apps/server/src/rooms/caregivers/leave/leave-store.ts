import type { LeaveStatus } from '@homeward/domain/caregivers/leave-requests'
import { type Insertable, sql } from 'kysely'
import { detailed, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AgentLeaveRequests } from '../../../plumbing/db/schema.generated.ts'

/** Requests with whose they are, and how many of their scheduled visits lie on these days. */
const requests = (tx: Tx) =>
  tx
    .selectFrom('agent_leave_requests as r')
    .innerJoin('agents as w', (join) =>
      join.onRef('w.agency_id', '=', 'r.agency_id').onRef('w.id', '=', 'r.agent_id'),
    )
    .select([
      'r.id',
      'r.agent_id',
      'w.name as agent_name',
      'r.start_date',
      'r.end_date',
      'r.note',
      'r.status',
      'r.answer',
      'r.answered_by_name',
      'r.answered_at',
      'r.created_at',
    ])
    // The times are there for the index; a day more on both sides is right in every zone.
    .select(
      sql<number>`(select count(*)::int from visit_times v
        where v.agency_id = r.agency_id and v.agent_id = r.agent_id and v.status = 'scheduled'
          and v.scheduled_date between r.start_date and r.end_date
          and v.starts_at >= r.start_date - 1 and v.starts_at < r.end_date + 2)`.as('visits'),
    )

export const findLeave = (tx: Tx, id: string) =>
  requests(tx).where('r.id', '=', id).executeTakeFirst()

export type LeaveRow = NonNullable<Awaited<ReturnType<typeof findLeave>>>

/** The same, held until the transaction ends. */
export async function lockLeave(tx: Tx, id: string): Promise<LeaveRow | undefined> {
  await tx
    .selectFrom('agent_leave_requests')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  return findLeave(tx, id)
}

type Filter = Paging & {
  agent_id?: string | undefined
  status: LeaveStatus | 'all'
  sort: string
}

/** A page of requests. */
export async function findLeaves(tx: Tx, { agent_id: whose, status, sort, ...paging }: Filter) {
  let matching = tx.selectFrom('agent_leave_requests')
  if (whose !== undefined) matching = matching.where('agent_id', '=', whose)
  if (status !== 'all') matching = matching.where('status', '=', status)
  const column = sort.endsWith('created_at') ? 'created_at' : 'start_date'
  const { rows, meta } = await paged(
    tx,
    matching
      .select('id')
      .orderBy(column, sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('id'),
    matching,
    paging,
  )
  const shown = (_: Tx, { ids }: { ids: readonly string[] }) =>
    requests(tx).where('r.id', 'in', ids).execute()
  return { rows: await detailed(tx, rows, shown), meta }
}

/** Whether somebody waits for an answer to days that overlap these. */
export async function asksAlready(
  tx: Tx,
  agentId: string,
  days: { start_date: string; end_date: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('agent_leave_requests')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('status', '=', 'waiting')
    .where('start_date', '<=', days.end_date)
    .where('end_date', '>=', days.start_date)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A person's requests that wait or were declined and are not over. */
export const findOwnLeaves = (tx: Tx, agentId: string, today: string) =>
  tx
    .selectFrom('agent_leave_requests')
    .select(['id', 'start_date', 'end_date', 'status', 'answer'])
    .where('agent_id', '=', agentId)
    .where('status', 'in', ['waiting', 'declined'])
    .where('end_date', '>=', today)
    .orderBy('start_date')
    .orderBy('id')
    .limit(50)
    .$narrowType<{ status: 'waiting' | 'declined' }>()
    .execute()

export const insertLeave = (tx: Tx, request: Insertable<AgentLeaveRequests>) =>
  tx.insertInto('agent_leave_requests').values(request).execute()

type Settled = Pick<
  Insertable<AgentLeaveRequests>,
  'status' | 'answer' | 'answered_by_name' | 'answered_at' | 'absence_id'
>

export const saveLeave = (tx: Tx, id: string, set: Settled) =>
  tx.updateTable('agent_leave_requests').set(set).where('id', '=', id).execute()
