import type { Careplan } from '@homeward/contract/care/careplans'
import type { Shift } from '@homeward/contract/care/shifts'
import { failureOf } from '@homeward/contract/failures'
import {
  type Allowance,
  authorizedMinutesPerWeek,
  plannedMinutesPerWeek,
} from '@homeward/domain/care/minutes'
import { overspentSentence } from '@homeward/domain/care/period-minutes'
import { parseRecurrence } from '@homeward/domain/care/recurrence-parts'
import { daysOfShift } from '@homeward/domain/care/days-of-shift'
import { addDays, earlierDay, eachDay } from '@homeward/domain/time/zone'

/** A shift as the picture of a week needs it, stored or still being typed. */
export type DrawnShift = {
  key: string
  recurringRule: string
  /** The first day of its series where an earlier version of the plan began it. */
  seriesStart?: string | undefined
  scheduledTime: string
  scheduledDuration: number
  caregiver: string | null
}

export type Days = { startDate: string; endDate: string }

export const daysOf = ({
  start_date,
  end_date,
}: Pick<Careplan, 'start_date' | 'end_date'>): Days => ({
  startDate: start_date,
  endDate: end_date,
})

/** What the authorization of a care plan allows; null where its payor asks for none. */
export const allowanceOf = ({ authorization }: Pick<Careplan, 'authorization'>): Allowance | null =>
  authorization && {
    units: authorization.units,
    unitPeriod: authorization.unit_period,
    minutesPerUnit: authorization.minutes_per_unit,
    startDate: authorization.start_date,
    endDate: authorization.end_date,
  }

/** Why the shifts of a care plan are above its authorization, in a sentence; null where they fit. */
export const aboveAuthorization = (
  careplan: Pick<Careplan, 'authorization'>,
  shifts: readonly DrawnShift[],
  days: Days,
): string | null => {
  const allowance = allowanceOf(careplan)
  if (!allowance) return null
  const above = plannedMinutesPerWeek(shifts, days) > authorizedMinutesPerWeek(allowance)
  return (
    overspentSentence({ shifts, days, allowance }) ??
    (above ? failureOf('careplan_over_authorization').sentence : null)
  )
}

/** The shifts of a care plan that are in force. */
export const activeShifts = ({ shifts }: Pick<Careplan, 'shifts'>): Shift[] =>
  shifts.filter(({ status }) => status === 'active')

export const drawnShift = (shift: Shift): DrawnShift => ({
  key: shift.id,
  recurringRule: shift.recurring_rule,
  seriesStart: shift.series_start,
  scheduledTime: shift.scheduled_time,
  scheduledDuration: shift.scheduled_duration,
  caregiver: shift.agent?.name ?? null,
})

/** Whether every week of the shifts is like the other. */
export const isSteady = (shifts: readonly DrawnShift[]): boolean =>
  shifts.every(({ recurringRule }) => {
    const rule = parseRecurrence(recurringRule)
    return rule.ok && rule.value.freq !== 'MONTHLY' && rule.value.interval === 1
  })

export type DrawnDay = { day: string; shifts: DrawnShift[]; minutes: number }

/** The seven days of a week with the shifts that fall on each, in the order of the clock. */
export const drawWeek = (shifts: readonly DrawnShift[], days: Days, monday: string): DrawnDay[] => {
  const last = earlierDay(addDays(monday, 6), days.endDate)
  const falls = shifts.map((shift) => ({
    shift,
    on: new Set(daysOfShift(shift, days.startDate, monday, last)),
  }))
  return eachDay(monday, addDays(monday, 6)).map((day) => {
    const found = falls
      .filter(({ on }) => on.has(day))
      .map(({ shift }) => shift)
      .toSorted((a, b) => (a.scheduledTime < b.scheduledTime ? -1 : 1))
    const minutes = found.reduce((sum, shift) => sum + shift.scheduledDuration, 0)
    return { day, shifts: found, minutes }
  })
}

/** '09:00' and 240 minutes -> '13:00'; `nextDay` where midnight lies between. */
export const shiftEnd = (clock: string, minutes: number): { clock: string; nextDay: boolean } => {
  const end = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)) + minutes
  const two = (value: number) => String(value).padStart(2, '0')
  return { clock: `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`, nextDay: end > 24 * 60 }
}
