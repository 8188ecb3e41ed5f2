import * as contract from '@homeward/contract/caregivers/leave-requests'
import { settleLeave } from '@homeward/domain/caregivers/leave-requests'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { type Route, verb } from '../../../plumbing/http/verb.ts'
import { addAbsence } from '../absences/add-absence.ts'
import { findLeave, findLeaves, lockLeave, type LeaveRow, saveLeave } from './leave-store.ts'

/** Requests for days off, those that wait by default. */
const listLeaveRequests = verb(contract.listLeaveRequests, async (ctx, input) => {
  const { rows, meta } = await findLeaves(ctx.tx, input)
  return { data: rows.map(presentLeave), meta }
})

const presentLeave = ({
  agent_id,
  agent_name,
  answered_by_name,
  ...request
}: LeaveRow): contract.LeaveRequest => ({
  ...request,
  agent: { id: agent_id, name: agent_name },
  answered_by: answered_by_name,
})

/** Approves days off: they become an absence, which takes the visits off the schedule. */
const approveLeaveRequest = verb(contract.approveLeaveRequest, (ctx, { id, answer }) =>
  answerLeave(ctx, id, 'approved', answer ?? null),
)

/** Declines days off, with the reason. */
const declineLeaveRequest = verb(contract.declineLeaveRequest, (ctx, { id, answer }) =>
  answerLeave(ctx, id, 'declined', answer),
)

async function answerLeave(
  ctx: Ctx,
  id: string,
  status: 'approved' | 'declined',
  answer: string | null,
): Promise<contract.LeaveRequest> {
  const request = found(await lockLeave(ctx.tx, id))
  if (!unwrap(settleLeave(request.status, status)).changes) return presentLeave(request)
  const { agent_id: agentId, start_date, end_date, note } = request
  const vacation = { kind: 'vacation', startDate: start_date, endDate: end_date, note } as const
  await saveLeave(ctx.tx, id, {
    status,
    answer,
    answered_by_name: ctx.actor.name,
    answered_at: ctx.now.toISOString(),
    absence_id: status === 'approved' ? await addAbsence(ctx, { agentId, ...vacation }) : null,
  })
  await ctx.changed({
    action: `leave_request.${status}`,
    type: 'leave_request',
    id,
    before: { status: request.status },
    after: { status, answer },
  })
  await ctx.emit('leave.answered', {
    request_id: id,
    agent_id: agentId,
    approved: status === 'approved',
    start_date,
    end_date,
    answer,
  })
  return presentLeave(found(await findLeave(ctx.tx, id)))
}

export const leaveRoutes: readonly Route[] = [
  listLeaveRequests,
  approveLeaveRequest,
  declineLeaveRequest,
]
