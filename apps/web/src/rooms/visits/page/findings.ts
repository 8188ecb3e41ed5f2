import type { Visit } from '@homeward/contract/visits/visits'
import { findingTable } from '@homeward/domain/visits/assignment/findings'
import { minutesBetween } from '@homeward/domain/time/zone'
import { isMissed } from '@homeward/domain/visits/quality'
import { durationWords } from '../../../ui/text/dates.ts'
import { distanceWords } from './distance.ts'

/** What a person has to look at, or has to know before they decide. */
type Finding = {
  title: string
  text?: string | undefined
  tone: 'amber' | 'brick' | 'quiet'
}

/** What is out of the ordinary about a visit, the worst first; nothing where all is well. */
export const findingsOf = (visit: Visit, now: Date): Finding[] =>
  [
    missed(visit, now),
    late(visit, now),
    rejected(visit),
    assigned(visit),
    far(visit, 'in'),
    far(visit, 'out'),
    unusualStart(visit),
    unsigned(visit),
    compared(visit),
  ].filter((finding) => finding !== false)

const missed = (visit: Visit, now: Date): Finding | false => {
  const { status, starts_at: startsAt, draft } = visit
  if (!isMissed({ status, startsAt, draft }, now)) return false
  return { tone: 'brick', title: 'Missed.', text: notBegun(visit, now) }
}

/** It should have begun, and may still. */
const late = (visit: Visit, now: Date): Finding | false =>
  visit.moment === 'late' &&
  missed(visit, now) === false && { tone: 'amber', title: 'Late.', text: notBegun(visit, now) }

const notBegun = ({ starts_at, agent }: Visit, now: Date): string => {
  const why = agent ? 'No one checked in.' : 'It has no caregiver.'
  return `It should have started ${longWords(minutesBetween(starts_at, now))} ago. ${why}`
}

/** Hours of more than two days are told as days. */
const longWords = (minutes: number): string => {
  const days = Math.floor(minutes / (24 * 60))
  return days < 2 ? durationWords(minutes) : `${days} days`
}

const rejected = ({ status, abilities }: Visit): Finding | false =>
  status === 'rejected' && {
    tone: 'brick',
    title: 'Rejected.',
    text: `This visit will not be paid or billed.${abilities.approve ? ' You can still approve it.' : ''}`,
  }

/** What somebody assigned the visit in spite of. */
const assigned = ({
  assignment_exceptions: ids,
  assignment_reason: reason,
}: Visit): Finding | false =>
  reason !== null && {
    tone: 'amber',
    title:
      ids.length === 0
        ? 'Assigned with a reason.'
        : `Assigned in spite of: ${ids.map((id) => findingTable[id].label.toLowerCase()).join(', ')}.`,
    text: `Reason: ${reason}`,
  }

const far = (visit: Visit, way: 'in' | 'out'): Finding | false => {
  const distance = visit[`check_${way}_distance`]
  const accuracy = visit[`check_${way}_accuracy`]
  const beyond = (distance ?? 0) - visit.location_tolerance
  if (distance === null || beyond <= 0) return false
  const maybe =
    accuracy !== null && accuracy >= beyond
      ? `, so ${visit.agent?.name ?? 'the caregiver'} may have been at the home`
      : ''
  return {
    tone: 'amber',
    title: `Check-${way} was ${distanceWords(distance)} from home, ${distanceWords(beyond)} outside the circle.`,
    text:
      accuracy === null ? undefined : `GPS was accurate to ±${distanceWords(accuracy)}${maybe}.`,
  }
}

const unusualStart = ({ flags, check_in_at, starts_at, status }: Visit): Finding | false => {
  if (check_in_at === null || status === 'rejected' || (!flags.early && !flags.late)) return false
  const apart = durationWords(Math.abs(minutesBetween(starts_at, check_in_at)))
  return { tone: 'amber', title: `Checked in ${apart} ${flags.early ? 'early' : 'late'}.` }
}

const unsigned = ({ status, signature, signed }: Visit): Finding | false => {
  if (status !== 'completed' && status !== 'approved') return false
  return (
    !signed &&
    signature === null && {
      tone: 'amber',
      title: 'The signature is missing.',
      text: 'The client did not sign on the phone.',
    }
  )
}

/** How long the visit was against its plan, while somebody has to say whether that is right. */
const compared = (visit: Visit): Finding | false => {
  const { status, completed_duration: minutes, scheduled_duration: planned, abilities } = visit
  if (status !== 'completed' || minutes === null || !abilities.approve) return false
  const apart = minutes - planned
  const words =
    apart === 0
      ? 'as scheduled'
      : `${durationWords(Math.abs(apart))} ${apart > 0 ? 'more' : 'less'} than scheduled`
  return {
    tone: 'quiet',
    title: 'Waits for review.',
    text: `Recorded: ${durationWords(minutes)}, ${words}.`,
  }
}
