/** Months as 2026-03; nothing is entered into one of them any more. */
export type ClosedMonths = ReadonlySet<string>

export const noMonths: ClosedMonths = new Set()

/** The month of a day, such as 2026-03. */
export const monthOf = (day: string): string => day.slice(0, 7)

const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month in words, such as March 2026. */
export const formatMonth = (month: string): string =>
  format.format(new Date(`${month}-01T00:00:00Z`))
