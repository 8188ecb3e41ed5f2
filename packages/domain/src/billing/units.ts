import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { includesDay } from '../time/day-range.ts'
import type { UnitRounding } from '../agency/vocabulary.ts'

type Units = {
  /** Whole units that are billed. */
  units: number
  /** Minutes outside of whole units; negative if the last unit was rounded up. */
  restMinutes: number
  /** False where the payor wants whole units only and the minutes do not make them. */
  whole: boolean
}

/**
 * Minutes of a visit as units.
 * - `round_down`: units that were worked in full; the rest is dropped.
 * - `eight_minute`: a remainder of more than half a unit is also a unit. For units of 15 minutes that is
 *   the rule of CMS (8 to 22 minutes are 1 unit, 23 to 37 are 2; Medicare Claims Processing Manual, chapter
 *   5, 20.2).
 * - `exact`: as `round_down`, but a remainder is an issue that a person must settle (`whole` is false).
 */
export const unitsOf = (minutes: number, minutesPerUnit: number, rounding: UnitRounding): Units => {
  const full = Math.max(0, Math.floor(minutes / minutesPerUnit))
  const rest = Math.max(0, minutes) - full * minutesPerUnit
  const roundsUp = rounding === 'eight_minute' && rest * 2 > minutesPerUnit
  return {
    units: roundsUp ? full + 1 : full,
    restMinutes: roundsUp ? rest - minutesPerUnit : rest,
    whole: rounding !== 'exact' || rest === 0,
  }
}

/** Units of a day's visits for one service: minutes are added before rounding. */
export const unitsOfDay = (
  minutes: readonly number[],
  minutesPerUnit: number,
  rounding: UnitRounding,
): Units =>
  unitsOf(
    minutes.reduce((sum, some) => sum + some, 0),
    minutesPerUnit,
    rounding,
  )

/** The charge in cents. Both factors are whole numbers, so nothing is rounded. */
export const chargeCents = (units: number, centsPerUnit: number): number => units * centsPerUnit

/** Hours that a claim bills: units times minutes per unit, divided by 60. */
export const billingHours = (units: number, minutesPerUnit: number): number =>
  (units * minutesPerUnit) / 60

/** What a payor pays for a unit of a service over some days, in cents. */
type Rate = {
  serviceId: string
  startDate: string
  endDate: string | null
  centsPerUnit: number
}

/** The rate for a service on a day. If two cover it, the later one applies. */
export const rateOn = <R extends Rate>(
  rates: readonly R[],
  serviceId: string,
  day: string,
): Result<R, 'rate_missing'> => {
  const [rate] = rates
    .filter((candidate) => candidate.serviceId === serviceId && includesDay(candidate, day))
    .toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))
  return rate ? ok(rate) : fail('rate_missing')
}
