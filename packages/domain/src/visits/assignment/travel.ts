import { minutesBetween } from '../../time/zone.ts'
import { distanceMetres, type Place } from '../place.ts'
import type { AssignmentFacts, BookedVisit } from './facts.ts'

/** Meters within which nobody has to travel. */
const nextDoorMetres = 500
/** How much longer roads are than the straight line. */
const detour = 1.3
/** Meters a minute on the way from client to client: about 25 miles an hour. */
const metresPerMinute = 670
const metresPerMile = 1609.344

/** Minutes between two visits beyond which people go home first. */
const nearMinutes = 180

/** Minutes from one home to another, estimated from the straight line between them. */
export const travelMinutes = (from: Place, to: Place): number => {
  const metres = distanceMetres(from, to)
  return metres <= nextDoorMetres ? 0 : Math.ceil((metres * detour) / metresPerMinute)
}

/** Miles along roads. */
const milesBetween = (from: Place, to: Place): number =>
  (distanceMetres(from, to) * detour) / metresPerMile

/** 'about 3 miles', for distances along roads. */
const milesWords = (from: Place, to: Place): string => {
  const miles = Math.max(1, Math.round(milesBetween(from, to)))
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`
}

/** Minutes between a visit and another one; negative where they overlap. */
const gapTo = ({ visit }: AssignmentFacts, { startsAt, endsAt }: BookedVisit): number => {
  const after = minutesBetween(endsAt, visit.startsAt)
  return after >= 0 ? after : minutesBetween(visit.endsAt, startsAt)
}

/** The other visit before or after this one that leaves too little time for the way; null if none does. */
export const hurriedWay = (
  facts: AssignmentFacts,
): { from: string; miles: string; needed: number; gap: number } | null => {
  const { client, caregiver } = facts
  const here = client.place
  if (!caregiver || !here) return null
  const hurried = (other: BookedVisit) => {
    const { place, clientName } = other
    if (!place) return []
    const gap = gapTo(facts, other)
    const needed = travelMinutes(place, here)
    if (gap < 0 || gap >= needed) return []
    return [{ from: clientName, miles: milesWords(place, here), needed, gap }]
  }
  return (
    caregiver.booked.flatMap(hurried).toSorted((a, b) => a.gap - a.needed - b.gap + b.needed)[0] ??
    null
  )
}

/** A way to the client: from another visit, named by its client, or from home (null). */
export type Way = { from: string | null; miles: number; minutes: number }

/**
 * The way of a caregiver to the client: from the visit nearest in time, before or after, else from home. Null
 * where the places are not known.
 */
export const wayTo = (facts: AssignmentFacts, home: Place | null): Way | null => {
  const { client, caregiver } = facts
  const here = client.place
  if (!caregiver || !here) return null
  const [nearest] = caregiver.booked
    .map((other) => ({ ...other, gap: gapTo(facts, other) }))
    .filter(({ gap, place }) => place !== null && gap >= 0 && gap <= nearMinutes)
    .toSorted((a, b) => a.gap - b.gap)
  const from = nearest?.place ?? home
  if (!from) return null
  return {
    from: nearest?.clientName ?? null,
    miles: milesBetween(from, here),
    minutes: travelMinutes(from, here),
  }
}
