import { formatCents } from '../money.ts'
import { millis, minutesBetween } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import { isWithPayor } from './claim-stage.ts'
import type { ClaimStage } from './claim-stage.ts'
import { isMissed } from './quality.ts'
import { entryMethodLabels } from './vocabulary.ts'
import type { EntryMethod, VisitStatus } from './vocabulary.ts'

export const timelineSteps = [
  'scheduled',
  'in',
  'tasks',
  'out',
  'signed',
  'reviewed',
  'sent',
  'claim',
  'paid',
] as const

/** One step of a visit from the schedule to the payment; `at` is ISO 8601. */
type TimelineStep = {
  step: (typeof timelineSteps)[number]
  state: 'done' | 'now' | 'todo' | 'blocked'
  at: string | null
  who: string | null
  note: string | null
}

/** An EVV vendor of a visit. */
export type SentTo = {
  name: string
  verified: boolean
  /** Whether a person must act. */
  stopped: boolean
  at: Instant | null
  note: string
}

export type TimelineFacts = {
  status: VisitStatus
  startsAt: Instant
  endsAt: Instant
  draft: boolean
  caregiverName: string | null
  checkInAt: Instant | null
  checkInMethod: EntryMethod | null
  tasks: { total: number; answered: number }
  checkOutAt: Instant | null
  checkOutMethod: EntryMethod | null
  signedAt: Instant | null
  signedBy: string | null
  reviewedAt: Instant | null
  reviewedBy: string | null
  /** In words. */
  reviewReason: string | null
  /** The EVV vendors that are told of it, each with where it stands there. */
  vendors: readonly SentTo[]
  claim: {
    number: string
    stage: ClaimStage
    /** The status of the claim in words. */
    label: string
    transmittedAt: Instant | null
    /** The first reason why it cannot be sent, in words. */
    issue: string | null
  } | null
  /** When the last payment was posted, and cents paid so far. */
  paidAt: Instant | null
  paidCents: number
}

type Finding = {
  done: boolean
  at?: Instant | null
  who?: string | null
  note?: string | null
  blocked?: boolean
}

const minutesApart = (minutes: number): string =>
  minutes === 0 ? 'On time' : `${Math.abs(minutes)} min ${minutes > 0 ? 'late' : 'early'}`

const scheduled = (facts: TimelineFacts): Finding => {
  if (facts.status === 'canceled') return { done: false, blocked: true, note: 'Canceled' }
  if (facts.status === 'archived') return { done: false, blocked: true, note: 'Archived' }
  const staffed = facts.caregiverName !== null
  return {
    done: staffed || facts.checkInAt !== null,
    at: facts.startsAt,
    who: facts.caregiverName,
    note: staffed ? null : 'No caregiver yet',
  }
}

const puncher = (method: EntryMethod | null, facts: TimelineFacts): string | null =>
  method === 'manual' ? entryMethodLabels.manual : facts.caregiverName

const checkedIn = (facts: TimelineFacts, now: Instant): Finding => {
  if (facts.checkInAt === null) {
    return isMissed(facts, now)
      ? { done: false, blocked: true, note: 'Not checked in' }
      : { done: false }
  }
  return {
    done: true,
    at: facts.checkInAt,
    who: puncher(facts.checkInMethod, facts),
    note: minutesApart(minutesBetween(facts.startsAt, facts.checkInAt)),
  }
}

/** What nobody answered until the check-out stays so; it holds up nothing. */
const tasksDone = ({
  tasks: { total, answered },
  checkInAt,
  checkOutAt,
}: TimelineFacts): Finding => {
  if (checkInAt === null) return { done: false }
  return {
    done: checkOutAt !== null || answered === total,
    note: total === 0 ? 'No tasks' : `${answered} of ${total} answered`,
  }
}

const checkedOut = (facts: TimelineFacts): Finding => ({
  done: facts.checkOutAt !== null,
  at: facts.checkOutAt,
  who: puncher(facts.checkOutMethod, facts),
  note:
    facts.checkOutAt === null ? null : minutesApart(minutesBetween(facts.endsAt, facts.checkOutAt)),
})

const signed = (facts: TimelineFacts): Finding => {
  const missing = facts.signedAt === null && facts.checkOutAt !== null
  return {
    done: facts.signedAt !== null,
    at: facts.signedAt,
    who: facts.signedBy,
    blocked: missing,
    note: missing ? 'The signature is missing' : null,
  }
}

const reviewed = (facts: TimelineFacts): Finding => {
  const who = facts.reviewedBy
  const reason = facts.reviewReason
  if (facts.status === 'rejected') {
    return { done: false, blocked: true, at: facts.reviewedAt, who, note: reason ?? 'Rejected' }
  }
  if (facts.status !== 'approved') return { done: false }
  return { done: true, at: facts.reviewedAt, who, note: reason }
}

const sentTo = ({ name, verified, stopped, at, note }: SentTo): Finding => ({
  done: verified,
  at,
  who: name,
  note: verified ? null : note,
  blocked: stopped,
})

const claimed = ({ claim, status }: TimelineFacts): Finding => {
  if (claim === null) return { done: false, note: status === 'approved' ? 'No claim yet' : null }
  const done = isWithPayor(claim.stage) || claim.stage === 'denied'
  const stuck = claim.stage === 'stuck' || claim.stage === 'rejected'
  return {
    done,
    at: claim.transmittedAt,
    who: claim.number,
    blocked: !done && (stuck || claim.issue !== null),
    note: (!done && claim.issue) || claim.label,
  }
}

const paid = ({ claim, paidAt, paidCents }: TimelineFacts): Finding => {
  const denied = claim?.stage === 'denied'
  return {
    done: claim?.stage === 'paid',
    at: paidAt,
    blocked: denied,
    note: denied ? 'Denied' : paidCents === 0 ? null : formatCents(paidCents),
  }
}

/**
 * The steps of a visit in the order in which they happen; `sent` once for each EVV vendor, and not at all
 * without one. Done steps say when and who; the first step that is open is 'now', later ones 'todo'; a step
 * is 'blocked' if someone must act before the visit continues. A missing signature blocks no other step. A
 * canceled or archived visit has nothing left to do.
 */
export const visitTimeline = (facts: TimelineFacts, now: Instant): TimelineStep[] => {
  const findings: [TimelineStep['step'], Finding][] = [
    ['scheduled', scheduled(facts)],
    ['in', checkedIn(facts, now)],
    ['tasks', tasksDone(facts)],
    ['out', checkedOut(facts)],
    ['signed', signed(facts)],
    ['reviewed', reviewed(facts)],
    ...facts.vendors.map((vendor): [TimelineStep['step'], Finding] => ['sent', sentTo(vendor)]),
    ['claim', claimed(facts)],
    ['paid', paid(facts)],
  ]
  const next = findings.find(
    ([step, { done, blocked }]) => !done && !(step === 'signed' && blocked),
  )
  return findings.map(([step, finding]) => {
    const { done, at, who, note, blocked } = finding
    const open = blocked ? 'blocked' : finding === next?.[1] ? 'now' : 'todo'
    return {
      step,
      state: done ? 'done' : open,
      at: at ? new Date(millis(at)).toISOString() : null,
      who: who ?? null,
      note: note ?? null,
    }
  })
}
