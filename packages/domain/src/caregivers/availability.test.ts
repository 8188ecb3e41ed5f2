import { describe, expect, it } from 'vitest'
import {
  type Availability,
  type AvailabilityException,
  freeOn,
  patternProblems,
  type WeeklyBlock,
  weeklyMinutes,
} from './availability.ts'

const zone = 'America/New_York'
const [sunday, monday] = [0, 1]

/** '1 09:00-17:00' as a block. */
const block = (text: string): WeeklyBlock => {
  const [weekday = '', hours = ''] = text.split(' ')
  const [start = '', end = ''] = hours.split('-')
  return { weekday: Number(weekday), start, end }
}
const off = (day: string, hours?: string, available = false): AvailabilityException => {
  const [start = '', end = ''] = hours?.split('-') ?? []
  return { startDate: day, endDate: day, available, clock: hours ? { start, end } : null }
}
const works = (pattern: string[], exceptions: AvailabilityException[] = []): Availability => ({
  pattern: pattern.map(block),
  exceptions,
})
const interval = (from: string, to: string) => ({ startsAt: from, endsAt: to })

describe('patternProblems', () => {
  it.each<[string, string[], [number, string][]]>([
    ['none', [], []],
    ['blocks that touch', ['1 08:00-12:00', '1 12:00-18:00'], []],
    ['the same hours on two days', ['1 08:00-12:00', '2 08:00-12:00'], []],
    ['until midnight and from it', ['1 22:00-24:00', '2 00:00-06:00'], []],
    ['an end before the start', ['1 22:00-06:00'], [[0, 'block_order']]],
    ['no time at all', ['1 08:00-08:00'], [[0, 'block_order']]],
    ['an overlap', ['1 08:00-12:00', '1 11:59-18:00'], [[1, 'block_overlap']]],
    ['the same twice', ['1 08:00-12:00', '1 08:00-12:00'], [[1, 'block_overlap']]],
    ['one inside another', ['1 08:00-18:00', '1 10:00-11:00'], [[1, 'block_overlap']]],
  ])('%s', (_, pattern, expected) => {
    expect([...patternProblems(pattern.map(block))]).toEqual(expected)
  })
})

it.each<[string[], number]>([
  [[], 0],
  [['1 08:00-12:30', '2 22:00-24:00'], 390],
])('%j is %i minutes a week', (pattern, expected) => {
  expect(weeklyMinutes(pattern.map(block))).toBe(expected)
})

describe('the hours of one day', () => {
  const isFree = (
    availability: Availability,
    day: string,
    { startsAt, endsAt }: { startsAt: string; endsAt: string },
  ): boolean =>
    freeOn(availability, [], day, zone).some(
      (free) => free.startsAt <= new Date(startsAt) && new Date(endsAt) <= free.endsAt,
    )
  // Monday, 2 November 2026: New York is five hours behind UTC.
  const nine = '2026-11-02T14:00:00Z'
  const eleven = '2026-11-02T16:00:00Z'
  const morning = interval(nine, eleven)

  it.each<[string, Availability, { startsAt: string; endsAt: string }, boolean]>([
    ['no hours at all', works([]), morning, false],
    ['exactly the hours', works(['1 09:00-11:00']), morning, true],
    ['a minute short at the start', works(['1 09:01-11:00']), morning, false],
    ['a minute short at the end', works(['1 09:00-10:59']), morning, false],
    ['another day', works(['2 09:00-11:00']), morning, false],
    ['two blocks that touch', works(['1 08:00-10:00', '1 10:00-12:00']), morning, true],
    ['a lunch between', works(['1 08:00-10:00', '1 10:30-12:00']), morning, false],
    ['a day off', works(['1 08:00-12:00'], [off('2026-11-02')]), morning, false],
    ['another day off', works(['1 08:00-12:00'], [off('2026-11-03')]), morning, true],
    [
      'an hour off within',
      works(['1 08:00-12:00'], [off('2026-11-02', '10:00-11:00')]),
      morning,
      false,
    ],
    [
      'an hour off beside',
      works(['1 08:00-12:00'], [off('2026-11-02', '11:00-12:00')]),
      morning,
      true,
    ],
    ['a day added', works([], [off('2026-11-02', undefined, true)]), morning, true],
    [
      'an hour added',
      works(['1 08:00-10:00'], [off('2026-11-02', '10:00-11:00', true)]),
      morning,
      true,
    ],
    [
      'a day added and taken off',
      works([], [off('2026-11-02', undefined, true), off('2026-11-02')]),
      morning,
      false,
    ],
    [
      'until midnight',
      works(['1 22:00-24:00']),
      interval('2026-11-03T03:00:00Z', '2026-11-03T05:00:00Z'),
      true,
    ],
  ])('%s', (_, availability, span, expected) => {
    expect(isFree(availability, '2026-11-02', span)).toBe(expected)
  })

  // On 8 March 2026 the clock goes from 02:00 to 03:00 at 07:00 UTC.
  it.each<[string, string[], string, string, boolean]>([
    ['three real hours from one to five', ['0 01:00-05:00'], '06:00', '09:00', true],
    ['not four', ['0 01:00-05:00'], '06:00', '10:00', false],
    ['one to two is an hour', ['0 01:00-02:00'], '06:00', '07:00', true],
    ['two to three is no time', ['0 02:00-03:00'], '07:00', '07:01', false],
    ['three begins where two would', ['0 03:00-05:00'], '07:00', '09:00', true],
  ])('when the clock goes forward: %s', (_, pattern, from, to, expected) => {
    const span = interval(`2026-03-08T${from}:00Z`, `2026-03-08T${to}:00Z`)
    expect(isFree(works(pattern), '2026-03-08', span)).toBe(expected)
  })

  // On 1 November 2026 the clock goes from 02:00 back to 01:00 at 06:00 UTC.
  it.each<[string, string[], string, string, boolean]>([
    ['five real hours from one to five', ['0 01:00-05:00'], '05:00', '10:00', true],
    ['not six', ['0 01:00-05:00'], '05:00', '11:00', false],
    ['one to two is two hours', ['0 01:00-02:00'], '05:00', '07:00', true],
    ['an end at half past one is the first', ['0 00:00-01:30'], '04:00', '06:00', false],
    ['a start at half past one is the first', ['0 01:30-05:00'], '05:30', '10:00', true],
  ])('when the clock goes back: %s', (_, pattern, from, to, expected) => {
    const span = interval(`2026-11-01T${from}:00Z`, `2026-11-01T${to}:00Z`)
    expect(isFree(works(pattern), '2026-11-01', span)).toBe(expected)
  })
})

describe('freeOn', () => {
  const day = '2026-11-02'
  const at = (clock: string) => `2026-11-02T${clock}:00Z`
  const free = (availability: Availability, booked: [string, string][], hours?: string) => {
    const [start = '', end = ''] = hours?.split('-') ?? []
    return freeOn(
      availability,
      booked.map(([from, to]) => interval(at(from), at(to))),
      day,
      zone,
      hours ? { start, end } : undefined,
    ).map(({ startsAt, endsAt }) =>
      [startsAt, endsAt].map((one) => one.toISOString().slice(11, 16)).join('-'),
    )
  }
  const office = works([`${monday} 08:00-16:00`, `${sunday} 08:00-16:00`])

  it.each<[string, [string, string][], string | undefined, string[]]>([
    ['nothing booked', [], undefined, ['13:00-21:00']],
    ['a visit in between', [['14:00', '16:00']], undefined, ['13:00-14:00', '16:00-21:00']],
    ['a visit at the start', [['12:00', '14:00']], undefined, ['14:00-21:00']],
    [
      'visits that overlap',
      [
        ['14:00', '16:00'],
        ['15:00', '17:00'],
      ],
      undefined,
      ['13:00-14:00', '17:00-21:00'],
    ],
    ['booked out', [['12:00', '22:00']], undefined, []],
    ['within a window', [['14:00', '16:00']], '10:00-12:00', ['16:00-17:00']],
    ['a window beside the hours', [], '17:00-24:00', []],
  ])('%s', (_, booked, window, expected) => {
    expect(free(office, booked, window)).toEqual(expected)
  })

  it('is empty on a day off', () => {
    expect(free(works(['1 08:00-16:00'], [off(day)]), [])).toEqual([])
  })
})
