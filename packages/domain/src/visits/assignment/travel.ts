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

/** Minutes from one home to another. */
const travelMinutes = (from: Place, to: Place): number => {
  const metres = distanceMetres(from, to)
  return metres <= nextDoorMetres ? 0 : Math.ceil((metres * detour) / metresPerMinute)
}

/** 'about 3 miles', for distances along roads. */
const milesWords = (from: Place, to: Place): string => {
  const miles = Math.max(1, Math.round((distanceMetres(from, to) * detour) / metresPerMile))
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`
}

/** The other visit before or after this one that leaves too little time for the way; null if none does. */
export const hurriedWay = ({
  visit,
  client,
  caregiver,
}: AssignmentFacts): { from: string; miles: string; needed: number; gap: number } | null => {
  const here = client.place
  if (!caregiver || !here) return null
  const hurried = ({ place, startsAt, endsAt, clientName }: BookedVisit) => {
    if (!place) return []
    const after = minutesBetween(endsAt, visit.startsAt)
    const gap = after >= 0 ? after : minutesBetween(visit.endsAt, startsAt)
    const needed = travelMinutes(place, here)
    if (gap < 0 || gap >= needed) return []
    return [{ from: clientName, miles: milesWords(place, here), needed, gap }]
  }
  return (
    caregiver.booked.flatMap(hurried).toSorted((a, b) => a.gap - a.needed - b.gap + b.needed)[0] ??
    null
  )
}
