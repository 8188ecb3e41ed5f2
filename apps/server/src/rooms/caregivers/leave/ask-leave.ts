import { mostLeaveDays, settleLeave } from '@homeward/domain/caregivers/leave-requests'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { daysBetween } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { holdAgent } from '../absences/absence-store.ts'
import { asksAlready, insertLeave, lockLeave, saveLeave } from './leave-store.ts'

type Asked = { start_date: string; end_date: string; note: string | null }

/** Asks for days off: nothing changes until the office answers. */
export async function askLeave(ctx: Ctx, agentId: string, asked: Asked): Promise<void> {
  const { start_date: startDate, end_date: endDate } = asked
  unwrap(checkDateOrder({ startDate, endDate }))
  if (endDate < ctx.today) throw new Failure('leave_past')
  if (daysBetween(startDate, endDate) >= mostLeaveDays) throw new Failure('leave_too_long')
  found(await holdAgent(ctx.tx, agentId))
  if (await asksAlready(ctx.tx, agentId, asked)) throw new Failure('leave_asked')
  const id = uuid()
  await insertLeave(ctx.tx, {
    ...asked,
    agency_id: ctx.agency.id,
    id,
    agent_id: agentId,
    created_at: ctx.now.toISOString(),
  })
  const after = { ...asked, agent_id: agentId }
  await ctx.changed({ action: 'leave_request.created', type: 'leave_request', id, after })
}

/** Withdraws one's own request that waits. */
export async function withdrawLeave(ctx: Ctx, agentId: string, id: string): Promise<void> {
  const request = await lockLeave(ctx.tx, id)
  const { status } = found(request?.agent_id === agentId ? request : null)
  if (!unwrap(settleLeave(status, 'withdrawn')).changes) return
  await saveLeave(ctx.tx, id, {
    status: 'withdrawn',
    answer: null,
    answered_by_name: null,
    answered_at: ctx.now.toISOString(),
    absence_id: null,
  })
  await ctx.changed({
    action: 'leave_request.withdrawn',
    type: 'leave_request',
    id,
    before: { status },
    after: { status: 'withdrawn' },
  })
}
