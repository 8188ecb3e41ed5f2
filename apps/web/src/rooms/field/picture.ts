import { answerActivity, checkIn, checkOut, signVisit } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import * as moves from '@homeward/domain/visits/transitions'
import { activityStatuses } from '@homeward/domain/visits/vocabulary'
import type { Entry } from '../../plumbing/offline/entry.ts'

/** What of a kept change the picture needs. */
export type Kept = Pick<Entry, 'target' | 'input' | 'scope'>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const stateOf = (visit: Visit) => ({
  status: visit.status,
  agentId: visit.agent_id,
  checkInAt: visit.check_in_at,
  checkOutAt: visit.check_out_at,
  heldFor: visit.held_for,
})

/** A change that waits here has not been heard of: what is wrong with its time the server says. */
const unheard = (at: string) => ({ at, madeAt: at })

const afterCheckIn = (visit: Visit, at: string): Visit => {
  const next = moves.checkIn(stateOf(visit), { at, method: 'evv' }, unheard(at))
  if (!next.ok) return visit
  return { ...visit, status: next.value.status, check_in_at: at, check_in_method: 'evv' }
}

const afterCheckOut = (visit: Visit, at: string): Visit => {
  const next = moves.checkOut(stateOf(visit), { at, method: 'evv' }, unheard(at))
  if (!next.ok) return visit
  const { status, completedDuration, heldFor } = next.value
  return {
    ...visit,
    status,
    check_out_at: at,
    check_out_method: 'evv',
    completed_duration: completedDuration,
    held_for: heldFor,
  }
}

const afterAnswer = (visit: Visit, input: Kept['input']): Visit => {
  const status = activityStatuses.find((known) => known === input.status)
  if (!moves.canRecord(stateOf(visit)).ok || status === undefined) return visit
  const note = textOf(input.note) || null
  return {
    ...visit,
    activities: visit.activities.map((activity) =>
      activity.activity_id === input.activity_id ? { ...activity, status, note } : activity,
    ),
  }
}

/**
 * A visit as it will be once a kept change has reached the server, by the domain's own moves. A
 * change that the visit no longer allows leaves it as it is; taking the same one twice is harmless.
 */
export const afterChange = (visit: Visit, { target, input }: Kept): Visit => {
  switch (target.path) {
    case checkIn.path:
      return afterCheckIn(visit, textOf(input.at))
    case checkOut.path:
      return afterCheckOut(visit, textOf(input.at))
    case answerActivity.path:
      return afterAnswer(visit, input)
    case signVisit.path:
      return moves.canRecord(stateOf(visit)).ok ? { ...visit, signed: true } : visit
    default:
      return visit
  }
}

/** A visit as a phone may have kept it from a version that knew of no holds. */
type KeptVisit = Omit<Visit, 'held_for'> & { held_for?: Visit['held_for'] | undefined }

/** A visit with everything that waits for it on this phone. */
export const pictureOf = (visit: KeptVisit, kept: readonly Kept[]): Visit =>
  kept
    .filter((change) => change.scope === visit.id)
    .reduce(afterChange, isWhole(visit) ? visit : { ...visit, held_for: [] })

const isWhole = (visit: KeptVisit): visit is Visit => visit.held_for !== undefined
