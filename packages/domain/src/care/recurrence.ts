import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { boundedCache } from '../time/bounded-cache.ts'
import { laterDay, weekdayOf } from '../time/zone.ts'
import { formatRecurrence, parseRecurrence, weekdayCodes } from './recurrence-parts.ts'
import type { Recurrence } from './recurrence-parts.ts'

/** Days are midnights in UTC, so no zone and no clock change affects them. */
const midnight = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime('UTC')

/** Rules whose occurrences do not depend on when they began, only on the calendar. */
const isAnchored = (rule: Recurrence): boolean =>
  rule.interval === 1 &&
  rule.count === null &&
  (rule.freq === 'DAILY' || (rule.freq === 'WEEKLY' && rule.days.length > 0))

const expand = (rule: Recurrence, startDay: string, fromDay: string, toDay: string): string[] =>
  new RRuleTemporal({
    rruleString: formatRecurrence(rule),
    dtstart: midnight(startDay),
    strict: true,
    cache: false,
  })
    .between(midnight(fromDay), midnight(toDay), true)
    .map((occurrence) => occurrence.toString().slice(0, 10))

const parsed = boundedCache<string, ReturnType<typeof parseRecurrence>>(5_000)
const expanded = boundedCache<string, readonly string[]>(10_000)

/**
 * The days on which a rule falls from `fromDay` to `toDay`, both included, in order. `startDay` is the
 * first day of the series (the start of the care plan): nothing falls before it, and intervals and counts
 * start from it. It is a day of the series only if the rule says so. An invalid rule falls on no day; check
 * it with `parseRecurrence` on input.
 */
export const occurrences = (
  rule: string,
  startDay: string,
  fromDay: string,
  toDay: string,
): readonly string[] => {
  const read = parsed(rule, () => parseRecurrence(rule))
  const first = laterDay(startDay, fromDay)
  if (!read.ok || first > toDay) return []
  const start = isAnchored(read.value) ? first : startDay
  return expanded(`${rule}|${start}|${first}|${toDay}`, () =>
    expand(read.value, start, first, toDay),
  )
}

/**
 * The weekdays of a rule, 0 Sunday to 6 Saturday, in the order of the week from Monday. A weekly rule
 * without days falls on the weekday of `startDay`, if given. A monthly rule by date has no weekdays.
 */
export const weekdaysOf = (rule: string, startDay?: string): number[] => {
  const read = parsed(rule, () => parseRecurrence(rule))
  if (!read.ok) return []
  const { freq, days } = read.value
  if (days.length > 0) return mondayFirst(days.map((day) => day.weekday))
  if (freq === 'DAILY') return mondayFirst([0, 1, 2, 3, 4, 5, 6])
  return freq === 'WEEKLY' && startDay !== undefined ? [weekdayOf(startDay)] : []
}

/**
 * The rule "every week (every `interval` weeks) on these days", days 0 Sunday to 6 Saturday.
 * Without any day the text is one that `parseRecurrence` refuses.
 */
export const weeklyRule = (days: readonly number[], interval = 1): string =>
  [
    'FREQ=WEEKLY',
    interval > 1 && `INTERVAL=${interval}`,
    `BYDAY=${mondayFirst(days)
      .map((day) => weekdayCodes[day])
      .join(',')}`,
  ]
    .filter((part) => part !== false)
    .join(';')

const mondayFirst = (days: readonly number[]): number[] =>
  [...new Set(days)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
