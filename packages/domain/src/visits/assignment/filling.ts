import { weekOf } from '../../time/zone.ts'
import type { AssignmentFacts } from './facts.ts'
import { assignmentVerdict } from './verdict.ts'

/** What comes of an open visit when several are filled at once. */
export const fillingOutcomes = [
  'assigned',
  'no_one_fits',
  'fits_elsewhere',
  'offered',
  'not_open',
] as const
export type FillingOutcome = (typeof fillingOutcomes)[number]

/**
 * Who gets each of some open visits. Those who could take a visit are given with the best first; each visit gets the
 * first against whom nothing speaks, also not the visits that the same caregiver gets before it. The visits with the
 * fewest to choose from choose first. Answers a place in the list of each visit, or null.
 */
export const fillVisits = (visits: readonly (readonly AssignmentFacts[])[]): (number | null)[] => {
  const given = new Map<string, AssignmentFacts[]>()
  const chosen = visits.map((): number | null => null)
  const order = visits
    .map((candidates, at) => ({ candidates, at }))
    .toSorted((a, b) => a.candidates.length - b.candidates.length || a.at - b.at)
  for (const { candidates, at } of order) {
    const place = candidates.findIndex((facts) => fits(facts, given))
    const facts = candidates[place]
    if (!facts?.caregiver) continue
    chosen[at] = place
    const { id } = facts.caregiver
    given.set(id, [...(given.get(id) ?? []), facts])
  }
  return chosen
}

const fits = (
  facts: AssignmentFacts,
  given: ReadonlyMap<string, readonly AssignmentFacts[]>,
): boolean => {
  const { caregiver, visit } = facts
  if (!caregiver) return false
  const others = given.get(caregiver.id) ?? []
  const { start } = weekOf(visit.day)
  const sameWeek = others.filter((other) => weekOf(other.visit.day).start === start)
  const beside = {
    ...caregiver,
    booked: [...caregiver.booked, ...others.map(bookedBy)],
    weekMinutes: sameWeek.reduce((sum, other) => sum + other.visit.minutes, caregiver.weekMinutes),
  }
  return assignmentVerdict({ ...facts, caregiver: beside }).length === 0
}

const bookedBy = ({ visit, client }: AssignmentFacts) => ({
  startsAt: visit.startsAt,
  endsAt: visit.endsAt,
  clientName: client.name,
  place: client.place,
})
