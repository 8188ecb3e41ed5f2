import { daysOfShift } from '../care/days-of-shift.ts'
import type { DayRange } from '../time/day-range.ts'
import { earlierDay, instantOf, laterDay } from '../time/zone.ts'

/** How many days ahead visits are created: 8 weeks. */
export const horizonDays = 56

/** How many days ahead visits are created at most, where somebody looks at them. */
export const longestHorizonDays = 366

/** A shift of a care plan: the rule, the wall-clock time 'HH:MM', and the length in minutes. */
export type PlannedShift = {
  id: string
  recurringRule: string
  /** The first day of its series where an earlier version of the plan began it. */
  seriesStart?: string | null | undefined
  scheduledTime: string
  scheduledDuration: number
  agentId: string | null
}

/** A visit to create. `shiftId` and `occurrenceDay` together identify it. */
export type PlannedVisit = {
  shiftId: string
  occurrenceDay: string
  scheduledTime: string
  scheduledDuration: number
  startsAt: Date
  endsAt: Date
  agentId: string | null
  status: 'scheduled' | 'available'
}

/**
 * The visits that a care plan's shifts ask for from `fromDay` to `throughDay`, both included, within the
 * days of plan and authorization, shift by shift in the order of days. The series of each shift begins with
 * the first version of the care plan, so intervals stay the same for every window. Times are wall-clock times of `zone`; lengths
 * are real minutes.
 */
export const planVisits = (input: {
  shifts: readonly PlannedShift[]
  careplan: DayRange
  authorization: DayRange
  fromDay: string
  throughDay: string
  zone: string
}): PlannedVisit[] => {
  const { careplan, authorization, zone } = input
  const first = laterDay(laterDay(input.fromDay, careplan.startDate), authorization.startDate)
  const last = earlierDay(earlierDay(input.throughDay, careplan.endDate), authorization.endDate)
  return input.shifts.flatMap((shift) =>
    daysOfShift(shift, careplan.startDate, first, last).map((day): PlannedVisit => {
      const startsAt = instantOf(day, shift.scheduledTime, zone)
      return {
        shiftId: shift.id,
        occurrenceDay: day,
        scheduledTime: shift.scheduledTime,
        scheduledDuration: shift.scheduledDuration,
        startsAt,
        endsAt: new Date(startsAt.getTime() + shift.scheduledDuration * 60_000),
        agentId: shift.agentId,
        status: shift.agentId === null ? 'available' : 'scheduled',
      }
    }),
  )
}
