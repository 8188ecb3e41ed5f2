type Preset = { label: string; start: string; end: string }

/** The day that lies `days` after another. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of a day's week; weeks run Monday to Sunday. */
const mondayOf = (day: string): string =>
  plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The spans of days that an office asks for most. */
export const presets = (today: string): Preset[] => {
  const monday = mondayOf(today)
  return [
    { label: 'Today', start: today, end: today },
    { label: 'This week', start: monday, end: plusDays(monday, 6) },
    { label: 'Last week', start: plusDays(monday, -7), end: plusDays(monday, -1) },
    { label: 'Next 7 days', start: today, end: plusDays(today, 6) },
  ]
}
