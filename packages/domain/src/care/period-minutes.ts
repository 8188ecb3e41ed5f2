import { formatDay } from '../dates.ts'
import type { DayRange } from '../time/day-range.ts'
import { hoursWords } from '../time/hours-words.ts'
import { earlierDay } from '../time/zone.ts'
import { daysOfShift } from './days-of-shift.ts'
import { type Allowance, authorizedMinutes, periodOf } from './minutes.ts'

type PlannedShift = {
  recurringRule: string
  scheduledDuration: number
  seriesStart?: string | null | undefined
}

type Planned = {
  shifts: readonly PlannedShift[]
  days: DayRange
  allowance: Allowance
  /** Minutes that visits before the first day use in its period, as those of the version before. */
  usedBefore?: number
}

/** Minutes that shifts use in each period of an authorization; the key is the period's first day. */
export const minutesByPeriod = ({
  shifts,
  days,
  allowance,
  usedBefore = 0,
}: Planned): Map<string, number> => {
  const last = earlierDay(allowance.endDate, days.endDate)
  const periods = new Map<string, number>()
  for (const shift of shifts) {
    for (const day of daysOfShift(shift, days.startDate, days.startDate, last)) {
      const { startDate } = periodOf(allowance, day)
      periods.set(startDate, (periods.get(startDate) ?? 0) + shift.scheduledDuration)
    }
  }
  const first = periodOf(allowance, days.startDate).startDate
  const planned = periods.get(first)
  if (planned !== undefined) periods.set(first, planned + usedBefore)
  return periods
}

/** The first period of an authorization in which shifts use more than it allows; null if there is none. */
export const overspentPeriod = (planned: Planned) => {
  const { allowance } = planned
  const allowed = authorizedMinutes(allowance)
  const [first] = [...minutesByPeriod(planned)]
    .filter(([, minutes]) => minutes > allowed)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (!first) return null
  const [day, minutes] = first
  return { ...periodOf(allowance, day), minutes, allowed }
}

/** The same in a sentence. */
export const overspentSentence = (planned: Planned): string | null => {
  const over = overspentPeriod(planned)
  if (!over) return null
  const { days, usedBefore = 0 } = planned
  const shared = usedBefore > 0 && over.startDate <= days.startDate
  return (
    `From ${formatDay(over.startDate)} to ${formatDay(over.endDate)} the shifts ` +
    (shared ? `and the visits before ${formatDay(days.startDate)} ` : '') +
    `use ${hoursWords(over.minutes)}, and the authorization allows ${hoursWords(over.allowed)}.`
  )
}
