import { millis, minutesBetween } from '../time/zone.ts'
import type { VisitException } from './exceptions.ts'
import { type EndFacts, type HeldFacts, probableCheckOut, probableTimes } from './probable-times.ts'
import type { TimeSource } from './probable-times.ts'
import type { ReasonSituation } from './reasons.ts'

/** What settles an exception; `open` is for what only a person can find out. */
export const fixActs = [
  'approve',
  'accept_held',
  'correct',
  'check_out',
  'allow_overlap',
  'waive',
  'miss',
  'open',
] as const
export type FixAct = (typeof fixActs)[number]

/** The probable fix of a visit, which one key applies. */
export type ProbableFix = {
  act: FixAct
  /** The situation whose reasons are offered with it; null without any. */
  situation: ReasonSituation | null
  /** The code of the reason that it takes where nobody chooses another one; null if it needs none. */
  reason: string | null
  /** The times that it sets; null where the recorded ones stay. */
  times: { checkInAt: string | null; checkOutAt: string; source: TimeSource } | null
}

/** What decides the probable fix. */
export type FixFacts = Omit<EndFacts, 'checkInAt'> &
  Omit<HeldFacts, 'checkInAt' | 'checkOutAt'> & {
    agentId: string | null
    checkInAt: string | null
    checkOutAt: string | null
  }

const open: ProbableFix = { act: 'open', situation: null, reason: null, times: null }
const plain = (situation: ReasonSituation | null): ProbableFix => ({
  act: 'approve',
  situation,
  reason: null,
  times: null,
})

/** Of which situation a check-in that is off is. */
const offSituation = ({ startsAt, checkInAt }: FixFacts): ReasonSituation =>
  checkInAt !== null && millis(checkInAt) < millis(startsAt) ? 'early' : 'late'

const checkOutFix = (facts: FixFacts, now: Date): ProbableFix => {
  const end =
    facts.checkInAt === null
      ? null
      : probableCheckOut({ ...facts, checkInAt: facts.checkInAt }, now)
  if (!end) return open
  return {
    act: 'check_out',
    situation: 'time_changed',
    reason: 'forgot_check_out',
    times: { checkInAt: null, checkOutAt: end.at, source: end.source },
  }
}

const heldFix = (facts: FixFacts, now: Date): ProbableFix => {
  const { checkInAt, checkOutAt } = facts
  if (checkInAt === null || checkOutAt === null) return open
  const times = probableTimes({ ...facts, checkInAt, checkOutAt }, now)
  if (times !== null) {
    return { act: 'correct', situation: 'time_changed', reason: 'wrong_time', times }
  }
  // A time ahead of now cannot be accepted, and nothing says which one is right.
  const ahead = millis(checkOutAt) > millis(now) || minutesBetween(checkInAt, checkOutAt) < 0
  if (ahead || facts.heldFor.includes('too_long')) return open
  return { act: 'accept_held', situation: null, reason: null, times: null }
}

/** What probably settles the first exception of a visit. */
export const probableFix = (
  exception: VisitException | 'none',
  facts: FixFacts,
  now: Date,
): ProbableFix => {
  switch (exception) {
    case 'missed':
      return {
        act: 'miss',
        situation: 'missed',
        reason: facts.agentId === null ? 'schedule_error' : 'caregiver_absent',
        times: null,
      }
    case 'late':
      return open
    case 'no_check_out':
      return checkOutFix(facts, now)
    case 'times_held':
      return heldFix(facts, now)
    case 'overlap':
      return { act: 'allow_overlap', situation: 'overlap', reason: 'same_home', times: null }
    case 'not_signed':
      return { act: 'waive', situation: 'not_signed', reason: 'client_unable', times: null }
    case 'over_authorization':
      return plain('over_authorization')
    case 'far':
      return plain('away_from_home')
    case 'check_in_off':
      return plain(offSituation(facts))
    case 'length_off':
      return plain('length_off')
    case 'task_refused':
      return plain('task_refused')
    case 'manual':
      return plain('entered_by_staff')
    case 'none':
      return plain(null)
  }
}
