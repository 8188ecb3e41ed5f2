import type { ParsedOf } from '@homeward/contract/endpoint'
import type { updateVisit } from '@homeward/contract/visits/visits'
import { assign, reschedule, unassign } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { holdAgent, holdClient } from '../assignment/people-store.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { settleAssignment } from '../assignment/settle-assignment.ts'
import { stateOf } from '../shown/present-visit.ts'
import { replacingLines, sameLines, storedLines } from '../planned-lines.ts'
import { scheduleOf } from '../schedule-of.ts'
import { saveVisit, type VisitFacts } from '../visit-store.ts'
import { replaceLines } from './line-store.ts'

export type VisitChange = {
  agent_id?: string | null | undefined
  scheduled_date?: string | undefined
  scheduled_time?: string | undefined
  scheduled_duration?: number | undefined
  assignment_reason?: string | null | undefined
  services?: ParsedOf<typeof updateVisit>['services']
}

/** Changes one visit that is held; answers whether it differed. */
export async function changeVisit(
  ctx: Ctx,
  before: VisitFacts,
  change: VisitChange,
): Promise<boolean> {
  unwrap(reschedule(stateOf(before)))
  const agent_id = change.agent_id === undefined ? before.agent_id : change.agent_id
  const schedule = scheduleOf(ctx, before, change)
  const moved =
    before.agent_id !== agent_id ||
    before.starts_at !== schedule.starts_at ||
    before.ends_at !== schedule.ends_at
  const kept = moved ? null : before.assignment_reason
  const reason = change.assignment_reason === undefined ? kept : change.assignment_reason
  const lines = change.services && (await newLines(ctx, before, schedule, change.services))
  if (!moved && reason === before.assignment_reason && !lines) return false

  await holdClient(ctx.tx, before.client_id)
  if (agent_id !== null) await holdAgent(ctx.tx, agent_id)
  const settled = await settleAssignment(ctx, proposalOf(before, agent_id, schedule), reason)
  const set = { ...schedule, agent_id, status: staffed(before, agent_id), ...settled }
  await saveVisit(ctx.tx, before, { ...set, hand_edited: true }).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  if (lines) await replaceLines(ctx.tx, [before.id], lines)
  const services = storedLines(before.services)
  await ctx.changed({
    action: 'visit.updated',
    type: 'visit',
    id: before.id,
    before: { ...before, services },
    after: { ...before, ...set, services: lines ?? services },
  })
  return true
}

/** The services that the visit is to have; undefined where it has them. */
async function newLines(
  ctx: Ctx,
  before: VisitFacts,
  { scheduled_duration }: { scheduled_duration: number },
  services: NonNullable<VisitChange['services']>,
) {
  const { lines } = await replacingLines(ctx, services, { ...before, scheduled_duration })
  return sameLines(lines, storedLines(before.services)) ? undefined : lines
}

/** The status that the visit has with this caregiver. */
export function staffed(
  before: Parameters<typeof stateOf>[0],
  agentId: string | null,
): VisitFacts['status'] {
  if (before.agent_id === agentId) return before.status
  if (agentId === null) return unwrap(unassign(stateOf(before))).status
  return unwrap(assign(stateOf(before), agentId)).status
}
