import { word } from '@homeward/domain/language/sentence'
import { addDays, dayBefore } from '@homeward/domain/time/zone'
import { locale } from '../../../plumbing/language/language.ts'
import { t } from '../../../plumbing/language/translate.ts'

const titles = { today: word('Today'), tomorrow: word('Tomorrow'), yesterday: word('Yesterday') }

/** Days have no zone: the noon of each is the same day everywhere. A day begins with a capital letter. */
const inWords =
  (options: Intl.DateTimeFormatOptions) =>
  (day: string): string => {
    const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' })
    const words = format.format(new Date(`${day}T12:00:00Z`))
    return words.charAt(0).toUpperCase() + words.slice(1)
  }

const shortDay = inWords({ weekday: 'short', month: 'short', day: 'numeric' })

/** `Tuesday, Nov 24`. */
export const wholeDay = inWords({ weekday: 'long', month: 'short', day: 'numeric' })

/** A day as people say it: "Today", "Tomorrow", else "Thu, Mar 5". */
export const dayTitle = (day: string, today: string): string => {
  if (day === today) return t(titles.today)
  if (day === addDays(today, 1)) return t(titles.tomorrow)
  if (day === dayBefore(today)) return t(titles.yesterday)
  return shortDay(day)
}
