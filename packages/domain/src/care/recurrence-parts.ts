import { isDay } from '../time/zone.ts'
import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'

/** A weekday of a rule: 0 Sunday to 6 Saturday; `nth` only in monthly rules (2 second, -1 last). */
export type RuleDay = { weekday: number; nth: number | null }

/** A parsed and checked recurrence rule. It has only days, no times. */
export type Recurrence = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  interval: number
  days: RuleDay[]
  monthDays: number[]
  count: number | null
  /** The last possible day, 'YYYY-MM-DD'. */
  until: string | null
  weekStart: number
}

export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

const knownParts = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL', 'WKST'])
const longestRule = 200

const unreadable = fail('recurrence_unreadable')

const wholeNumber = (text: string | undefined, most: number): number | null => {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return null
  const value = Number(text)
  return value >= 1 && value <= most ? value : null
}

const readDay = (text: string): RuleDay | null => {
  const [, nth, code] = /^(-?[1-5])?([A-Z]{2})$/.exec(text) ?? []
  const weekday = weekdayCodes.findIndex((candidate) => candidate === code)
  return weekday < 0 ? null : { weekday, nth: nth === undefined ? null : Number(nth) }
}

const readMonthDay = (text: string): number | null =>
  /^-?([1-9]|[12]\d|3[01])$/.test(text) ? Number(text) : null

const readUntil = (text: string): string | null => {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  return isDay(day) ? day : null
}

const readAll = <T>(text: string | undefined, read: (item: string) => T | null): T[] | null => {
  if (text === undefined) return []
  const items = text.split(',').map(read)
  return items.every((item) => item !== null) ? items : null
}

const splitParts = (rule: string): Map<string, string> | null => {
  const pairs = rule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=')
      return [name, value]
    })
  const parts = new Map(pairs)
  const clean = pairs.every(([name, value]) => knownParts.has(name) && value !== '')
  return clean && parts.size === pairs.length ? parts : null
}

/**
 * Reads an RFC 5545 RRULE, with or without 'RRULE:' in front. What is accepted: FREQ DAILY, WEEKLY or
 * MONTHLY with INTERVAL, BYDAY, BYMONTHDAY (monthly), COUNT or UNTIL, WKST; at most 200 characters.
 * Everything else is refused and not ignored, so a rule never means less than it says. If an UNTIL has a
 * time, only its date counts.
 */
export const parseRecurrence = (rule: string): Result<Recurrence, 'recurrence_unreadable'> => {
  const parts = rule.length > longestRule ? null : splitParts(rule)
  if (!parts) return unreadable
  const freq = parts.get('FREQ')
  if (freq !== 'DAILY' && freq !== 'WEEKLY' && freq !== 'MONTHLY') return unreadable
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1', 366)
  const days = readAll(parts.get('BYDAY'), readDay)
  const monthDays = readAll(parts.get('BYMONTHDAY'), readMonthDay)
  const count = parts.has('COUNT') ? wholeNumber(parts.get('COUNT'), 9999) : null
  const until = readUntil(parts.get('UNTIL') ?? '')
  const weekStart = weekdayCodes.findIndex((code) => code === (parts.get('WKST') ?? 'MO'))
  const monthly = freq === 'MONTHLY'
  if (
    interval === null ||
    days === null ||
    monthDays === null ||
    weekStart < 0 ||
    (parts.has('COUNT') && (count === null || parts.has('UNTIL'))) ||
    (parts.has('UNTIL') && until === null) ||
    (!monthly && (monthDays.length > 0 || days.some((day) => day.nth !== null)))
  ) {
    return unreadable
  }
  return ok({ freq, interval, days, monthDays, count, until, weekStart })
}

/** The rule as RFC 5545 text, in one canonical order. */
export const formatRecurrence = (rule: Recurrence): string =>
  [
    `FREQ=${rule.freq}`,
    rule.interval > 1 && `INTERVAL=${rule.interval}`,
    rule.days.length > 0 &&
      `BYDAY=${rule.days.map((day) => `${day.nth ?? ''}${weekdayCodes[day.weekday]}`).join(',')}`,
    rule.monthDays.length > 0 && `BYMONTHDAY=${rule.monthDays.join(',')}`,
    rule.count !== null && `COUNT=${rule.count}`,
    rule.until !== null && `UNTIL=${rule.until.replaceAll('-', '')}T000000Z`,
    rule.weekStart !== 1 && `WKST=${weekdayCodes[rule.weekStart]}`,
  ]
    .filter((part) => part !== false)
    .join(';')
