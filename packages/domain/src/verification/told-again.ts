import { addDays, daysBetween } from '../time/zone.ts'

/** The first day of which a change is still told. */
export const firstToldDay = (today: string, changeDays: number): string =>
  addDays(today, -changeDays)

/** Whether a visit is too old to be told, or to be told again. */
export const isPastWindow = (day: string, today: string, changeDays: number): boolean =>
  daysBetween(day, today) > changeDays
