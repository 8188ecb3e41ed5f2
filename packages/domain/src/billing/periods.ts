import { fail, ok, type Result } from '../result.ts'

/** The last month that is closed, as 2026-03, and with it all before; null if none is. */
export type ClosedThrough = string | null

/** Whether a month, or one after it, was closed, so that nothing is entered into it any more. */
export const isClosed = (month: string, through: ClosedThrough): boolean =>
  through !== null && month <= through

/** The month of a day, such as 2026-03. */
export const monthOf = (day: string): string => day.slice(0, 7)

const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month in words, such as March 2026. */
export const formatMonth = (month: string): string =>
  format.format(new Date(`${month}-01T00:00:00Z`))

/** The month that follows another. */
export const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

/** All months between two, both included, oldest first. */
export const eachMonth = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month)
  return months
}

type Books = {
  /** The month of the first entry; null while there is none. */
  first: string | null
  through: ClosedThrough
  today: string
}

/** The months that closing one closes: it, and those before it that are open. */
export function monthsToClose(
  month: string,
  { first, through, today }: Books,
): Result<string[], 'month_not_over' | 'month_closed' | 'month_empty'> {
  if (month >= monthOf(today)) return fail('month_not_over')
  if (isClosed(month, through)) return fail('month_closed')
  if (first === null || month < first) return fail('month_empty')
  return ok(eachMonth(through === null ? first : nextMonth(through), month))
}

/** Only the last closed month is opened again, so that no open month stands before a closed one. */
export const checkReopen = (
  month: string,
  through: ClosedThrough,
): Result<null, 'month_not_closed' | 'later_month_closed'> => {
  if (!isClosed(month, through)) return fail('month_not_closed')
  return month === through ? ok(null) : fail('later_month_closed')
}
