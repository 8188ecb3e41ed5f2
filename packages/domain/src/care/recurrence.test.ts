import { describe, expect, it } from 'vitest'
import { formatRecurrence, parseRecurrence } from './recurrence-parts.ts'
import { recurrenceWords } from './recurrence-words.ts'
import { occurrences, weekdaysOf, weeklyRule } from './recurrence.ts'

describe('parseRecurrence', () => {
  it.each([
    '',
    'garbage',
    'BYDAY=MO',
    'FREQ=HOURLY',
    'FREQ=MINUTELY',
    'FREQ=YEARLY',
    'FREQ=WEEKLY;BYDAY=',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=WEEKLY;BYHOUR=8',
    'FREQ=WEEKLY;COLOUR=RED',
    'FREQ=WEEKLY;FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;INTERVAL=-1',
    'FREQ=WEEKLY;INTERVAL=1.5',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=3;UNTIL=20260601',
    'FREQ=DAILY;UNTIL=20260231',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=WEEKLY;WKST=XX',
    'DTSTART:20250101T000000Z\nRRULE:FREQ=DAILY',
    `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(70)}TU`,
  ])('refuses %j', (rule) => {
    expect(parseRecurrence(rule)).toEqual({ ok: false, failure: 'recurrence_unreadable' })
    expect(occurrences(rule, '2026-03-01', '2026-03-01', '2026-04-01')).toEqual([])
  })

  it.each([
    ['RRULE:FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
    ['freq=weekly;byday=mo,we', 'FREQ=WEEKLY;BYDAY=MO,WE'],
    ['INTERVAL=2;FREQ=DAILY', 'FREQ=DAILY;INTERVAL=2'],
    ['FREQ=DAILY;UNTIL=20260305', 'FREQ=DAILY;UNTIL=20260305T000000Z'],
    ['FREQ=DAILY;UNTIL=20260305T235959Z', 'FREQ=DAILY;UNTIL=20260305T000000Z'],
    ['FREQ=WEEKLY;WKST=SU;BYDAY=SU', 'FREQ=WEEKLY;BYDAY=SU;WKST=SU'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ])('reads %s', (rule, canonical) => {
    const read = parseRecurrence(rule)
    expect(read.ok && formatRecurrence(read.value)).toBe(canonical)
  })
})

describe('occurrences', () => {
  it.each([
    ['weekly', 'FREQ=WEEKLY;BYDAY=MO,WE', '2026-03-03', '03-01', '03-12', '03-04 03-09 03-11'],
    [
      'daily over the change of the clock',
      'FREQ=DAILY',
      '2026-03-07',
      '03-07',
      '03-09',
      '03-07 03-08 03-09',
    ],
    [
      'every 2 weeks, from the start',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      '2026-03-02',
      '03-09',
      '04-13',
      '03-16 03-30 04-13',
    ],
    [
      'every 2 weeks, weeks from Monday',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO',
      '2026-03-02',
      '03-01',
      '03-22',
      '03-02 03-08 03-16 03-22',
    ],
    [
      'count is reckoned from the start',
      'FREQ=DAILY;COUNT=3',
      '2026-03-02',
      '03-03',
      '03-20',
      '03-03 03-04',
    ],
    [
      'until is included',
      'FREQ=DAILY;UNTIL=20260304',
      '2026-03-02',
      '03-01',
      '03-20',
      '03-02 03-03 03-04',
    ],
    [
      'until with a time is the same',
      'FREQ=DAILY;UNTIL=20260304T045959Z',
      '2026-03-02',
      '03-03',
      '03-20',
      '03-03 03-04',
    ],
    [
      'monthly by weekday',
      'FREQ=MONTHLY;BYDAY=2TU',
      '2026-03-02',
      '03-01',
      '05-31',
      '03-10 04-14 05-12',
    ],
    [
      'monthly by date leaves short months out',
      'FREQ=MONTHLY;BYMONTHDAY=31',
      '2026-03-02',
      '03-01',
      '06-30',
      '03-31 05-31',
    ],
    ['weekly without a day', 'FREQ=WEEKLY', '2026-03-03', '03-01', '03-17', '03-03 03-10 03-17'],
    ['nothing before the start', 'FREQ=DAILY', '2026-03-10', '03-01', '03-11', '03-10 03-11'],
    ['an empty window', 'FREQ=DAILY', '2026-03-10', '03-12', '03-11', ''],
    ['a window before the start', 'FREQ=DAILY', '2026-03-10', '03-01', '03-09', ''],
  ])('%s', (_, rule, start, from, to, days) => {
    const expected = days === '' ? [] : days.split(' ').map((day) => `2026-${day}`)
    expect(occurrences(rule, start, `2026-${from}`, `2026-${to}`)).toEqual(expected)
    expect(occurrences(rule, start, `2026-${from}`, `2026-${to}`)).toEqual(expected)
  })

  it('gives the same days in one window as in two', () => {
    for (const rule of ['FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,SA', 'FREQ=WEEKLY;BYDAY=MO,FR']) {
      const whole = occurrences(rule, '2026-01-05', '2026-01-01', '2026-12-31')
      const halves = [
        ...occurrences(rule, '2026-01-05', '2026-01-01', '2026-06-30'),
        ...occurrences(rule, '2026-01-05', '2026-07-01', '2026-12-31'),
      ]
      expect(halves).toEqual(whole)
      expect(whole.length).toBeGreaterThan(30)
    }
  })
})

describe('weekdays', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=FR,SU,MO', [1, 5, 0]],
    ['FREQ=DAILY', [1, 2, 3, 4, 5, 6, 0]],
    ['FREQ=DAILY;BYDAY=TU', [2]],
    ['FREQ=WEEKLY', [3]],
    ['FREQ=MONTHLY;BYDAY=2TU', [2]],
    ['FREQ=MONTHLY;BYMONTHDAY=1', []],
    ['nonsense', []],
  ])('of %s', (rule, days) => {
    expect(weekdaysOf(rule, '2026-03-04')).toEqual(days)
  })

  it.each([
    [[5, 1, 3], 1, 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    [[0, 1], 2, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU'],
    [[2, 2], 1, 'FREQ=WEEKLY;BYDAY=TU'],
  ])('%j every %i weeks', (days, interval, rule) => {
    expect(weeklyRule(days, interval)).toBe(rule)
    expect(parseRecurrence(rule).ok).toBe(true)
  })

  it('makes no rule that can be read out of no days', () => {
    expect(parseRecurrence(weeklyRule([])).ok).toBe(false)
  })
})

describe('recurrenceWords', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'Every week on Monday, Wednesday and Friday'],
    ['FREQ=WEEKLY;BYDAY=SU,SA', 'Every week on Saturday and Sunday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'Every 2 weeks on Tuesday'],
    ['FREQ=WEEKLY', 'Every week'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Every day'],
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', 'Every 3 days, 5 times'],
    ['FREQ=DAILY;COUNT=1', 'Every day, once'],
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630', 'Every week on Monday, until 06/30/2026'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the 2nd Tuesday'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Friday'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,11,23', 'Every month on the 1st, the 11th and the 23rd'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
  ])('%s', (rule, words) => {
    expect(recurrenceWords(rule)).toEqual({ ok: true, value: words })
  })

  it('says when a rule cannot be read', () => {
    expect(recurrenceWords('FREQ=HOURLY')).toEqual({ ok: false, failure: 'recurrence_unreadable' })
  })
})
