import { expect, test } from 'vitest'
import { aVisitRow } from '../../testing/a-visit.ts'
import { onAxis, ticksOf } from './day-axis.ts'

const zone = 'America/New_York'
const visit = (starts_at: string, ends_at: string) => aVisitRow({ starts_at, ends_at })

test('visits stand where they are in the day; what overlaps stands below', () => {
  const morning = visit('2026-03-02T11:00:00Z', '2026-03-02T17:00:00Z')
  const beside = visit('2026-03-02T14:00:00Z', '2026-03-02T20:00:00Z')
  const evening = visit('2026-03-02T23:00:00Z', '2026-03-03T05:00:00Z')
  expect(onAxis([morning, beside, evening], '2026-03-02', zone)).toEqual([
    { left: 0.25, width: 0.25, line: 0 },
    { left: 0.375, width: 0.25, line: 1 },
    { left: 0.75, width: 0.25, line: 0 },
  ])
})

test('a night ends at the edge of its day; short visits leave each other room for their words', () => {
  const night = visit('2026-03-03T03:00:00Z', '2026-03-03T11:00:00Z')
  expect(onAxis([night], '2026-03-02', zone)[0]?.width).toBeCloseTo(2 / 24)
  const short = visit('2026-03-02T13:00:00Z', '2026-03-02T13:30:00Z')
  const next = visit('2026-03-02T13:30:00Z', '2026-03-02T14:00:00Z')
  expect(onAxis([short, next], '2026-03-02', zone).map(({ line }) => line)).toEqual([0, 1])
})

test.each([
  ['2026-03-08', 11 / 23],
  ['2026-11-01', 13 / 25],
  ['2026-03-02', 12 / 24],
])('noon of %s', (day, left) => {
  expect(ticksOf(day, zone).find(({ hour }) => hour === 12)?.left).toBeCloseTo(left)
})
