import { expect, test } from 'vitest'
import { dayAxis, rowsOf } from './axis.ts'

const zone = 'America/New_York'
const span = (from: string, to: string) => ({ starts_at: from, ends_at: to })

test('a day without visits is shown from six to ten in the evening', () => {
  const { hours, at } = dayAxis('2026-03-10', zone, [])
  expect(hours.map(({ words }) => words)).toEqual(
    '6a 7a 8a 9a 10a 11a noon 1p 2p 3p 4p 5p 6p 7p 8p 9p 10p'.split(' '),
  )
  expect(at('2026-03-10T10:00:00Z')).toBe(0)
  expect(at('2026-03-10T18:00:00Z')).toBe(50)
  expect(at('2026-03-09T10:00:00Z')).toBe(0)
  expect(at('2026-03-12T10:00:00Z')).toBe(100)
})

test('early and late visits make the day longer, up to both midnights', () => {
  const early = dayAxis('2026-03-10', zone, [span('2026-03-10T08:30:00Z', '2026-03-10T11:00:00Z')])
  expect(early.hours[0]?.words).toBe('4a')
  const night = dayAxis('2026-03-10', zone, [span('2026-03-11T02:00:00Z', '2026-03-11T10:00:00Z')])
  expect(night.hours.at(-1)?.words).toBe('12a')
  expect(night.at('2026-03-11T10:00:00Z')).toBe(100)
})

test.each([
  ['2026-03-08', 23],
  ['2026-11-01', 25],
  ['2026-03-10', 24],
])('%s has %i hours, each as long as the other', (day, hours) => {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const axis = dayAxis(day, zone, [span(`${day}T04:00:00Z`, `${next}T08:00:00Z`)])
  const [first, last] = [axis.hours[0], axis.hours.at(-1)]
  expect([first?.at, last?.at]).toEqual([0, 100])
  const [three, four] = axis.hours.filter(({ words }) => words === '3p' || words === '4p')
  expect((four?.at ?? 0) - (three?.at ?? 0)).toBeCloseTo(100 / hours)
})

test('visits that do not overlap share a row', () => {
  const [a, b, c] = [
    span('2026-03-10T10:00:00Z', '2026-03-10T12:00:00Z'),
    span('2026-03-10T11:00:00Z', '2026-03-10T13:00:00Z'),
    span('2026-03-10T12:00:00Z', '2026-03-10T14:00:00Z'),
  ] as const
  expect(rowsOf([c, b, a])).toEqual([[a, c], [b]])
  expect(rowsOf([])).toEqual([])
})
