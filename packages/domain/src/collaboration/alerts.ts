import { addDays, daysBetween, weekdayOf } from '../time/zone.ts'

/** The urgency of an alert, least urgent first. */
export const alertPriorities = ['low', 'medium', 'high'] as const
export type AlertPriority = (typeof alertPriorities)[number]
export const alertPriorityLabels: Record<AlertPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

/** Who reads an alert: caregivers at the door too, or the office alone. */
export const alertAudiences = ['everyone', 'office'] as const
export type AlertAudience = (typeof alertAudiences)[number]
export const alertAudienceLabels: Record<AlertAudience, string> = {
  everyone: 'Office and caregivers',
  office: 'Office only',
}

/** How often an alert repeats after its first date. */
export const alertRepeats = ['never', 'daily', 'weekly', 'monthly', 'yearly'] as const
export type AlertRepeat = (typeof alertRepeats)[number]
export const alertRepeatLabels: Record<AlertRepeat, string> = {
  never: 'Does not repeat',
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
}

/** The first date of an alert and how it repeats. */
type AlertSeries = { date: string; repeat: AlertRepeat }

/**
 * The first day from `from` on (that day included) on which the alert is due; null if it no longer repeats.
 * An alert of the 31st is due on the last day of a shorter month, one of 29 February on 28 February of
 * other years.
 */
export const nextAlertDate = ({ date, repeat }: AlertSeries, from: string): string | null => {
  if (from <= date) return date
  switch (repeat) {
    case 'never':
      return null
    case 'daily':
      return from
    case 'weekly':
      return addDays(from, (weekdayOf(date) - weekdayOf(from) + 7) % 7)
    case 'monthly':
      return firstFrom(date, from, 1)
    case 'yearly':
      return firstFrom(date, from, 12)
  }
}

/** Days during which a missed alert is still announced. */
export const alertLateDays = 3

/** The latest due day of the alert that is announced on `today`; null without one. */
export const dueAlertDate = (alert: AlertSeries, today: string): string | null => {
  for (let late = 0; late <= alertLateDays; late += 1) {
    const day = addDays(today, -late)
    if (nextAlertDate(alert, day) === day) return day
  }
  return null
}

/** The first date, from `from` on, that is a multiple of `step` months after `date`. */
const firstFrom = (date: string, from: string, step: number): string => {
  const passed = Math.floor((monthOf(from) - monthOf(date)) / step) * step
  const candidate = monthsLater(date, passed)
  return daysBetween(from, candidate) >= 0 ? candidate : monthsLater(date, passed + step)
}

/** Months since year 0, so that they can be counted. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const monthsLater = (date: string, months: number): string => {
  const month = monthOf(date) + months
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return addDays(first, Math.min(Number(date.slice(8, 10)), lastDay) - 1)
}

/** What may be done with an alert. */
export const alertAbilities = (
  writes: boolean,
  { status }: { status: 'active' | 'archived' },
): Record<string, boolean> => ({
  edit: writes,
  archive: writes && status === 'active',
  restore: writes && status === 'archived',
})
