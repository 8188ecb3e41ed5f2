import type { EvvVisit } from '../record.ts'
import { toTheSecond } from './text.ts'

/**
 * One visit at Sandata. A visit of ours normally is one there, with the calls as they were recorded and the
 * corrected times beside them. Sandata takes corrected times only where they overlap the calls. Where they
 * do not, the visit is another one there, with calls of the corrected times; its key names these times, so
 * its calls never change either.
 */
export type Form = {
  visitOtherId: string
  /** The times of the calls that staff entered; null for the recorded ones. */
  entered: { in: string; out: string } | null
}

/** The visit with its recorded calls. */
export const recordedForm = ({ id }: EvvVisit): Form => ({ visitOtherId: id, entered: null })

/** What stands for a visit that took place. */
export function formOf(visit: EvvVisit): Form {
  const begin = visit.corrected.checkIn ?? visit.checkIn?.at
  const end = visit.corrected.checkOut ?? visit.checkOut?.at
  if (begin === undefined || end === undefined || !isBefore(begin, end)) return recordedForm(visit)
  const callIn = visit.checkIn?.at
  const callOut = visit.checkOut?.at
  const fits =
    (callIn === undefined || isBefore(callIn, end)) &&
    (callOut === undefined || isBefore(begin, callOut)) &&
    (callIn === undefined || callOut === undefined || isBefore(callIn, callOut))
  if (fits) return recordedForm(visit)
  const [from, to] = [seconds(begin), seconds(end)]
  return {
    visitOtherId: `${visit.id}-${from.toString(36)}-${(to - from).toString(36)}`,
    entered: { in: toTheSecond(begin), out: toTheSecond(end) },
  }
}

const isBefore = (first: string, second: string): boolean => seconds(first) < seconds(second)

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** Whether a key at Sandata is of this visit of ours. */
export const isOfVisit = (visitOtherId: string, visitId: string): boolean =>
  visitOtherId === visitId || visitOtherId.startsWith(`${visitId}-`)
