import type { WeekFacts } from './facts.ts'
import type { PayLine } from './lines.ts'
import type { DayMinutes } from './overtime.ts'
import { blockingExceptions, type PayException } from './vocabulary.ts'
import type { TravelLeg } from './work-pieces.ts'

/** Minutes of work on one day from which somebody should look. */
const longDayMinutes = 16 * 60

type Figures = {
  worked: readonly PayLine[]
  lines: readonly PayLine[]
  legs: readonly TravelLeg[]
  days: readonly DayMinutes[]
  makeUp: boolean
  gross: number
}

const needsRate = ({ kind, rate, minutes }: PayLine): boolean =>
  rate === null && minutes > 0 && !['overtime', 'double_time'].includes(kind)

/** What a person should see before the week is paid, in the order of the vocabulary. */
export const exceptionsOf = (facts: WeekFacts, figures: Figures): PayException[] => {
  const { worked, lines, legs, days, makeUp, gross } = figures
  const found: Record<PayException, boolean> = {
    no_rate: lines.some(needsRate),
    unreviewed: facts.unreviewed > 0,
    long_day: days.some(({ minutes }) => minutes > longDayMinutes),
    under_minimum_wage: makeUp,
    travel_missing: legs.some(({ minutes }) => minutes === null),
    negative_pay: gross < 0,
    no_hire_date: facts.hireDate === null && worked.length > 0,
  }
  return (Object.keys(found) as PayException[]).filter((kind) => found[kind])
}

/** Whether a timesheet can be acknowledged: at once, with a reason, or not yet. */
export const acknowledgement = (
  exceptions: readonly PayException[],
): 'clean' | 'reason' | 'blocked' => {
  if (exceptions.some((kind) => blockingExceptions.includes(kind))) return 'blocked'
  return exceptions.length > 0 ? 'reason' : 'clean'
}
