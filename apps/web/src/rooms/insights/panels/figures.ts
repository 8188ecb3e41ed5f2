/** Minutes as hours, to the tenth below a hundred: `1590` -> `26.5 h`, `106440` -> `1,774 h`. */
export const hoursWords = (minutes: number): string => {
  const hours = minutes / 60
  const shown = hours < 100 ? Math.round(hours * 10) / 10 : Math.round(hours)
  return `${shown.toLocaleString('en-US')} h`
}

/** A part of a whole in percent, to the tenth; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null

const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-05` -> `Nov 5`. */
export const shortDay = (day: string): string => monthAndDay.format(new Date(`${day}T12:00:00Z`))
