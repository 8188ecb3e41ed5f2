/** `20260131` as `2026-01-31`; null when it is no day of the calendar. */
export function parseDay(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim())
  if (!match) return null
  const day = `${match[1]}-${match[2]}-${match[3]}`
  return isDay(day) ? day : null
}

/** True for a day of the calendar written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** `2026-01-31` as `20260131` (X12 format D8). */
export const formatDay = (day: string): string => day.replaceAll('-', '')

/** `20260101-20260131` (X12 format RD8) as two days in order; null when it is no span. */
export function parseSpan(text: string): { from: string; to: string } | null {
  const [from, to, ...rest] = text.split('-').map(parseDay)
  return from && to && rest.length === 0 && from <= to ? { from, to } : null
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
