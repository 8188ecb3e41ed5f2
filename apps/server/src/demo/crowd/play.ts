import { addDays, instantOf } from '@homeward/domain/time/zone'
import { distanceTo } from '@homeward/domain/visits/place'
import { approve, reject } from '@homeward/domain/visits/review'
import { cancel, checkIn, checkOut, type VisitState } from '@homeward/domain/visits/transitions'
import type { AuditEntry } from '../../plumbing/audit/entry.ts'
import { unwrap } from '../../plumbing/failure.ts'
import type { BegunVisit } from '../find-store.ts'
import { judge } from '../judge.ts'
import { punch } from '../punch.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import type { CrowdStory } from './story.ts'
import { type PlayedVisit, untouched } from './visit-rows.ts'

/** Who did something to a visit, and when: for the audit trail. */
export type Deed = { by: 'caregiver' | 'office'; at: Date; entry: AuditEntry }
type Played = { visit: PlayedVisit; deeds: Deed[] }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const iso = (at: Date): string => at.toISOString()

/** What became of a visit by its story, as the rules have it. */
export function play(
  visit: BegunVisit,
  story: CrowdStory,
  stage: Pick<Stage, 'now' | 'zone'>,
  random: Random,
): Played {
  const played: Played = { visit: untouched(visit), deeds: [] }
  const state = stateOf(played.visit)
  if (story.canceled !== null) {
    const { status } = unwrap(cancel(state))
    const at = new Date(Date.parse(visit.starts_at) - 20 * hourMs)
    return becomes(played, { by: 'office', at }, 'visit.canceled', {
      status,
      canceled_reason: story.canceled,
      hand_edited: true,
    })
  }
  if (story.checkInAt === null) return played
  enter(played, story, story.checkInAt, random)
  if (story.checkOutAt === null) return played
  leave(played, story, story.checkOutAt, random)
  if (!story.waits && story.heardAfter === 0) review(played, stage, random)
  return played
}

const stateOf = (visit: PlayedVisit): VisitState => ({
  status: visit.status,
  agentId: visit.agent_id,
  checkInAt: visit.check_in_at,
  checkOutAt: visit.check_out_at,
  heldFor: visit.held_for,
})

type Change = Partial<PlayedVisit>
type Action =
  | 'visit.canceled'
  | 'visit.checked_in'
  | 'visit.checked_out'
  | 'visit.approved'
  | 'visit.rejected'

function becomes(
  played: Played,
  { by, at }: Pick<Deed, 'by' | 'at'>,
  action: Action,
  set: Change,
): Played {
  const { id, status } = played.visit
  const entry = { action, type: 'visit', id, before: { status }, after: set } as const
  played.deeds.push({ by, at, entry })
  Object.assign(played.visit, set, { lock_version: played.visit.lock_version + 1 })
  return played
}

/** A punch with its place, and when we heard of it. */
function taken(played: Played, story: CrowdStory, at: Date, random: Random) {
  const heardAt = new Date(at.getTime() + story.heardAfter * hourMs + random.between(1, 9) * 400)
  const place = { latitude: null, longitude: null, accuracy: null }
  const here = { ...place, ...punch(at, played.visit.home, story.metres, random) }
  return {
    here,
    heardAt,
    punched: { at, method: 'evv' as const },
    receipt: { at: heardAt, madeAt: played.visit.created_at },
    distance: distanceTo(played.visit.home, here.latitude, here.longitude),
  }
}

function enter(played: Played, story: CrowdStory, at: Date, random: Random): void {
  const { here, heardAt, punched, receipt, distance } = taken(played, story, at, random)
  const begun = unwrap(checkIn(stateOf(played.visit), punched, receipt))
  becomes(played, { by: 'caregiver', at: heardAt }, 'visit.checked_in', {
    status: begun.status,
    check_in_at: iso(at),
    check_in_received_at: iso(heardAt),
    held_for: begun.heldFor,
    check_in_method: begun.checkInMethod,
    check_in_latitude: here.latitude,
    check_in_longitude: here.longitude,
    check_in_accuracy: here.accuracy,
    check_in_distance: distance,
  })
}

function leave(played: Played, story: CrowdStory, at: Date, random: Random): void {
  const { here, heardAt, punched, receipt, distance } = taken(played, story, at, random)
  const done = unwrap(checkOut(stateOf(played.visit), punched, receipt))
  becomes(played, { by: 'caregiver', at: heardAt }, 'visit.checked_out', {
    status: done.status,
    check_out_at: iso(at),
    check_out_received_at: iso(heardAt),
    held_for: done.heldFor,
    check_out_method: done.checkOutMethod,
    check_out_latitude: here.latitude,
    check_out_longitude: here.longitude,
    check_out_accuracy: here.accuracy,
    check_out_distance: distance,
    completed_duration: done.completedDuration,
  })
}

/** The office reviews what is over by the end of the day, and the evening on the next morning. */
function review(played: Played, { now, zone }: Pick<Stage, 'now' | 'zone'>, random: Random): void {
  const { visit } = played
  const { decision, reviewed_check_out_at: checkOutAt, reason, note } = judge(visit)
  const over = Math.max(
    ...[visit.check_out_at, checkOutAt].map((end) => Date.parse(end ?? '') || 0),
  )
  const sameDay = instantOf(visit.scheduled_date, '16:45', zone).getTime()
  const nextDay = instantOf(addDays(visit.scheduled_date, 1), '08:20', zone).getTime()
  const begins = over < sameDay - 15 * minuteMs ? sameDay : Math.max(nextDay, over + 15 * minuteMs)
  const at = new Date(begins + random.between(0, 70 * 60) * 1000)
  if (at >= now) return
  const told = { checkOutAt: checkOutAt ?? null, reason: reason ?? null, note: note ?? null }
  const by = { by: 'office', at } as const
  if (decision === 'reject') {
    const { status, reviewNote } = unwrap(reject(stateOf(visit), told))
    becomes(played, by, 'visit.rejected', {
      status,
      reviewed_at: iso(at),
      review_note: reviewNote,
    })
    return
  }
  const done = unwrap(approve(stateOf(visit), told, at))
  becomes(played, by, 'visit.approved', {
    status: done.status,
    reviewed_check_in_at: iso(new Date(done.reviewedCheckInAt)),
    reviewed_check_out_at: iso(new Date(done.reviewedCheckOutAt)),
    reviewed_duration: done.reviewedDuration,
    reviewed_check_in_latitude: visit.check_in_latitude,
    reviewed_check_in_longitude: visit.check_in_longitude,
    reviewed_check_out_latitude: visit.check_out_latitude,
    reviewed_check_out_longitude: visit.check_out_longitude,
    review_reason: done.reviewReason,
    review_note: done.reviewNote,
    reviewed_at: iso(at),
  })
}
