import { addDays, daysBetween } from '../time/zone.ts'

/** Days back of which changes are told, unless the account says otherwise: a year, as claims are filed. */
export const usualChangeDays = 365
/** The most that an account may say. */
export const mostChangeDays = 3650

/** The first day of which a change is still told. */
export const firstToldDay = (today: string, changeDays: number): string =>
  addDays(today, -changeDays)

/** Whether a visit is too old to be told, or to be told again. */
export const isPastWindow = (day: string, today: string, changeDays: number): boolean =>
  daysBetween(day, today) > changeDays
