import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  eachDay,
  endOf,
  instantOf,
  isDay,
  localClock,
  localDay,
  minutesBetween,
  weekdayOf,
  weekOf,
} from './zone.ts'

const newYork = 'America/New_York'

describe('instantOf', () => {
  it.each([
    ['winter', '2026-01-15', '08:00', newYork, '2026-01-15T13:00:00.000Z'],
    ['summer', '2026-07-15', '08:00', newYork, '2026-07-15T12:00:00.000Z'],
    ['seconds are ignored', '2026-07-15', '08:00:59', newYork, '2026-07-15T12:00:00.000Z'],
    ['before the spring gap', '2026-03-08', '01:59', newYork, '2026-03-08T06:59:00.000Z'],
    ['in the gap: moved forward', '2026-03-08', '02:00', newYork, '2026-03-08T07:00:00.000Z'],
    ['in the gap: moved forward', '2026-03-08', '02:30', newYork, '2026-03-08T07:30:00.000Z'],
    ['after the gap', '2026-03-08', '03:00', newYork, '2026-03-08T07:00:00.000Z'],
    ['the evening before the gap', '2026-03-07', '23:30', newYork, '2026-03-08T04:30:00.000Z'],
    ['the day after the gap', '2026-03-09', '02:30', newYork, '2026-03-09T06:30:00.000Z'],
    ['before the overlap', '2026-11-01', '00:59', newYork, '2026-11-01T04:59:00.000Z'],
    ['in the overlap: the first', '2026-11-01', '01:00', newYork, '2026-11-01T05:00:00.000Z'],
    ['in the overlap: the first', '2026-11-01', '01:59', newYork, '2026-11-01T05:59:00.000Z'],
    ['after the overlap', '2026-11-01', '02:00', newYork, '2026-11-01T07:00:00.000Z'],
    ['half-hour gap', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['east of Greenwich', '2026-01-15', '00:10', 'Asia/Kolkata', '2026-01-14T18:40:00.000Z'],
    ['the far east', '2026-01-15', '00:10', 'Pacific/Kiritimati', '2026-01-14T10:10:00.000Z'],
    [
      'no change of the clock',
      '2026-03-08',
      '02:30',
      'America/Phoenix',
      '2026-03-08T09:30:00.000Z',
    ],
  ])('%s: %s %s', (_, day, clock, zone, expected) => {
    expect(instantOf(day, clock, zone).toISOString()).toBe(expected)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => instantOf('2026-01-01', '08:00', 'America/Atlantis')).toThrow(RangeError)
  })

  it('comes back as the same wall clock for every quarter hour of a year', () => {
    const clocks = Array.from({ length: 96 }, (_, n) =>
      new Date(n * 900_000).toISOString().slice(11, 16),
    )
    const moved = eachDay('2026-01-01', '2026-12-31').flatMap((day) =>
      clocks.filter((clock) => {
        const instant = instantOf(day, clock, newYork)
        return localDay(instant, newYork) !== day || localClock(instant, newYork) !== clock
      }),
    )
    expect(moved).toEqual(['02:00', '02:15', '02:30', '02:45'])
  })
})

describe('localDay and localClock', () => {
  it.each([
    ['2026-01-15T04:59:59Z', '2026-01-14', '23:59'],
    ['2026-01-15T05:00:00Z', '2026-01-15', '00:00'],
    ['2026-03-08T06:59:00Z', '2026-03-08', '01:59'],
    ['2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
    ['2026-11-01T05:30:00Z', '2026-11-01', '01:30'],
    ['2026-11-01T06:30:00Z', '2026-11-01', '01:30'],
    ['2026-07-04T08:00:00-04:00', '2026-07-04', '08:00'],
  ])('%s', (instant, day, clock) => {
    expect([localDay(instant, newYork), localClock(instant, newYork)]).toEqual([day, clock])
    expect(localDay(new Date(instant), newYork)).toBe(day)
  })
})

describe('real time', () => {
  it.each([
    ['an ordinary night', '2026-01-15', '22:00', 480, '2026-01-16', '06:00'],
    ['the night of the gap', '2026-03-07', '22:00', 480, '2026-03-08', '07:00'],
    ['the night of the overlap', '2026-10-31', '22:00', 480, '2026-11-01', '05:00'],
  ])('%s of 480 minutes', (_, day, clock, minutes, endDay, endClock) => {
    const end = endOf(day, clock, minutes, newYork)
    expect([localDay(end, newYork), localClock(end, newYork)]).toEqual([endDay, endClock])
    expect(minutesBetween(instantOf(day, clock, newYork), end)).toBe(minutes)
  })

  it.each([
    ['2026-01-15T08:00:00Z', '2026-01-15T08:00:59Z', 0],
    ['2026-01-15T08:00:40Z', '2026-01-15T09:00:20Z', 60],
    ['2026-01-15T08:00:59Z', '2026-01-15T08:01:00Z', 1],
    ['2026-01-15T09:00:00Z', '2026-01-15T08:00:00Z', -60],
    ['2026-03-08T01:00:00-05:00', '2026-03-08T04:00:00-04:00', 120],
    ['2026-11-01T01:00:00-04:00', '2026-11-01T03:00:00-05:00', 180],
  ])('from %s to %s: %i minutes', (from, to, minutes) => {
    expect(minutesBetween(from, to)).toBe(minutes)
  })
})

describe('days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-01', 0, '2026-11-01'],
  ])('%s and %i days', (day, n, expected) => {
    expect(addDays(day, n)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(n)
  })

  it.each([
    ['2026-03-01', 0, '2026-02-23', '2026-03-01'],
    ['2026-03-02', 1, '2026-03-02', '2026-03-08'],
    ['2026-03-08', 0, '2026-03-02', '2026-03-08'],
    ['2026-01-01', 4, '2025-12-29', '2026-01-04'],
  ])('%s is weekday %i of the week from %s to %s', (day, weekday, start, end) => {
    expect(weekdayOf(day)).toBe(weekday)
    expect(weekOf(day)).toEqual({ start, end })
  })

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('isDay(%s) is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  it('lists nothing when the last day is before the first', () => {
    expect(eachDay('2026-01-02', '2026-01-01')).toEqual([])
    expect(eachDay('2026-01-02', '2026-01-02')).toEqual(['2026-01-02'])
  })
})
