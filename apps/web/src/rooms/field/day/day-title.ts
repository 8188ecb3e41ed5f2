import { addDays, dayBefore } from '@homeward/domain/time/zone'

const titles = { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' }

/** Days have no zone: the noon of each is the same day everywhere. */
const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string): string => format.format(new Date(`${day}T12:00:00Z`))
}

const shortDay = inWords({ weekday: 'short', month: 'short', day: 'numeric' })

/** `Tuesday, Nov 24`. */
export const wholeDay = inWords({ weekday: 'long', month: 'short', day: 'numeric' })

/** A day as people say it: "Today", "Tomorrow", else "Thu, Mar 5". */
export const dayTitle = (day: string, today: string): string => {
  if (day === today) return titles.today
  if (day === addDays(today, 1)) return titles.tomorrow
  if (day === dayBefore(today)) return titles.yesterday
  return shortDay(day)
}
