import { millis } from '../../time/zone.ts'
import { type Finding, finding } from './findings.ts'
import type { PersonCheck } from './person-checks.ts'
import type { AssignmentFacts } from './facts.ts'
import { spanWords } from './span-words.ts'
import { hoursWords } from '../../time/hours-words.ts'
import { hurriedWay } from './travel.ts'

const overlap: PersonCheck = ({ visit, zone }, { name, booked }) => {
  const other = booked.find(
    ({ startsAt, endsAt }) =>
      millis(startsAt) < millis(visit.endsAt) && millis(endsAt) > millis(visit.startsAt),
  )
  if (!other) return null
  const span = spanWords(other.startsAt, other.endsAt, zone)
  return finding('overlap', `${name} already has a visit with ${other.clientName} on ${span}.`)
}

const tooManyHours: PersonCheck = ({ visit }, { name, mostMinutes, weekMinutes }) => {
  const minutes = weekMinutes + visit.minutes
  if (mostMinutes === null || minutes <= mostMinutes) return null
  return finding(
    'weekly_hours',
    `${name} would work ${hoursWords(minutes)} that week and wants ${hoursWords(mostMinutes)} at most.`,
  )
}

const overtime: PersonCheck = ({ visit, overtimeMinutes }, { name, weekMinutes }) => {
  const over = weekMinutes + visit.minutes - overtimeMinutes
  if (over <= 0) return null
  return finding('overtime', `${name} would work ${hoursWords(over)} of overtime that week.`)
}

const travel: PersonCheck = (facts, { name }) => {
  const way = hurriedWay(facts)
  if (!way) return null
  return finding(
    'travel',
    `${name} has ${way.gap} min between ${way.from} and ${facts.client.name}, ` +
      `${way.miles} apart, and needs about ${way.needed} min.`,
  )
}

/** What asks for a reason: time that other visits take. */
export const timeChecks: readonly PersonCheck[] = [overlap, tooManyHours, overtime, travel]

/** Whether the payor allows the visit at that time. */
export const authorized = ({ visit, client, allowed }: AssignmentFacts): Finding | null => {
  if (allowed === null) return null
  if (!allowed.inForce) {
    return finding(
      'authorization',
      `Authorization ${allowed.number} of ${client.name} is not active on that day.`,
    )
  }
  if (visit.minutes <= allowed.leftMinutes) return null
  const left = hoursWords(Math.max(0, allowed.leftMinutes))
  return finding(
    'authorization',
    `Authorization ${allowed.number} of ${client.name} has ${left} left, and the visit takes ${hoursWords(visit.minutes)}.`,
  )
}
