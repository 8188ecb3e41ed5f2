import type { ParsedOf } from '@homeward/contract/endpoint'
import * as contract from '@homeward/contract/visits/visits'
import { endOf, instantOf } from '@homeward/domain/time/zone'
import { assign, reschedule, unassign } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../plumbing/context.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { Failure, found, refuseStaleWith, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { type Booking, lockBooking } from './booking-store.ts'
import { presentVisit, stateOf } from './present-visit.ts'
import { refuseDoubleBooking } from './refuse-double-booking.ts'
import { refuseMissingCredentials } from './required-credentials.ts'
import { lockVisit, saveVisit, type VisitFacts } from './visit-store.ts'

type Input = ParsedOf<typeof contract.updateVisit>

/**
 * Moves a visit that waits, or gives it to another caregiver or to nobody. Whoever does so takes it
 * out of the hands of its care plan. A reason allows this visit to overlap others of its caregiver,
 * as long as it stays with that caregiver at that time.
 */
export const updateVisit = verb(contract.updateVisit, async (ctx, input) => {
  const { id } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(input.lock_version, before, async () => presentVisit(ctx, before))

  const agent_id = input.agent_id === undefined ? before.agent_id : input.agent_id
  const schedule = scheduled(ctx, before, input)
  const moved =
    before.agent_id !== agent_id ||
    before.starts_at !== schedule.starts_at ||
    before.ends_at !== schedule.ends_at
  const overlap_reason =
    input.overlap_reason === undefined && !moved
      ? before.overlap_reason
      : (input.overlap_reason ?? null)
  if (!moved && overlap_reason === before.overlap_reason) return presentVisit(ctx, before)

  const agent = agent_id === null ? null : await bookable(ctx, { id, agent_id, ...schedule })
  const set = { ...schedule, agent_id, status: staffed(before, agent), overlap_reason }
  unwrap(reschedule(stateOf(before)))

  const newly = before.agent_id !== agent_id || before.scheduled_date !== schedule.scheduled_date
  if (agent && newly) await refuseMissingCredentials(ctx, agent, { ...before, ...schedule })
  if (agent && overlap_reason === null) refuseDoubleBooking(agent, ctx.agency.timeZone)
  const saved = await saveVisit(ctx.tx, before, { ...set, hand_edited: true }).catch(
    (error: unknown) =>
      onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  await ctx.changed({
    action: 'visit.updated',
    type: 'visit',
    id,
    before,
    after: { ...before, ...set },
  })
  return presentVisit(ctx, { ...saved, agent_name: agent ? agent.name : null })
})

async function bookable(
  ctx: Ctx,
  at: { id: string; agent_id: string; starts_at: string; ends_at: string },
): Promise<Booking> {
  const { id: but, agent_id: agentId, starts_at: startsAt, ends_at: endsAt } = at
  const agent = await lockBooking(ctx.tx, { agentId, startsAt, endsAt, but })
  if (agent) return agent
  throw new Failure('invalid', { fields: { agent_id: ['Choose a caregiver from this agency.'] } })
}

/** The status that the visit has with this caregiver. */
function staffed(before: VisitFacts, agent: Booking | null): VisitFacts['status'] {
  if (before.agent_id === (agent?.id ?? null)) return before.status
  if (!agent) return unwrap(unassign(stateOf(before))).status
  return unwrap(assign(stateOf(before), agent)).status
}

/** The schedule after the change, with the instants that the wall clock gives it. */
function scheduled(ctx: Ctx, before: VisitFacts, input: Input) {
  const day = input.scheduled_date ?? before.scheduled_date
  const time = input.scheduled_time ?? before.scheduled_time
  const minutes = input.scheduled_duration ?? before.scheduled_duration
  const zone = ctx.agency.timeZone
  return {
    scheduled_date: day,
    scheduled_time: time,
    scheduled_duration: minutes,
    starts_at: instantOf(day, time, zone).toISOString(),
    ends_at: endOf(day, time, minutes, zone).toISOString(),
  }
}
