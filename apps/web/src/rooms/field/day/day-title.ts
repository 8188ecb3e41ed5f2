import { word } from '@homeward/domain/language/sentence'
import { addDays, dayBefore } from '@homeward/domain/time/zone'
import { locale } from '../../../plumbing/language/language.ts'
import { t } from '../../../plumbing/language/translate.ts'

const titles = { today: word('Today'), tomorrow: word('Tomorrow'), yesterday: word('Yesterday') }

/** Days have no zone: the noon of each is the same day everywhere. */
const inWords =
  (options: Intl.DateTimeFormatOptions) =>
  (day: string): string =>
    new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    )

const shortDay = inWords({ weekday: 'short', month: 'short', day: 'numeric' })
const longDay = inWords({ weekday: 'long', month: 'short', day: 'numeric' })

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** `Tuesday, Nov 24`. */
export const wholeDay = (day: string): string => capital(longDay(day))

const nearDay = (day: string, today: string): string | undefined => {
  if (day === today) return t(titles.today)
  if (day === addDays(today, 1)) return t(titles.tomorrow)
  return day === dayBefore(today) ? t(titles.yesterday) : undefined
}

/** A day as people say it: "Today", "Tomorrow", else "Thu, Mar 5". */
export const dayTitle = (day: string, today: string): string =>
  nearDay(day, today) ?? capital(shortDay(day))

/** The same within a sentence: "tomorrow", else "Thu, Mar 5". */
export const dayWithin = (day: string, today: string): string =>
  nearDay(day, today)?.toLocaleLowerCase(locale()) ?? shortDay(day)
