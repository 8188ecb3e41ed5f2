import { formatDay } from '@homeward/domain/dates'

/** '11/09/2026 to 11/13/2026'. */
export const leaveDaysWords = (days: { start_date: string; end_date: string }): string =>
  days.start_date === days.end_date
    ? formatDay(days.start_date)
    : `${formatDay(days.start_date)} to ${formatDay(days.end_date)}`
