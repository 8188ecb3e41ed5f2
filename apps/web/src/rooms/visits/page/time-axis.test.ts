import { expect, test } from 'vitest'
import { timeAxis } from './time-axis.ts'

const zone = 'America/New_York'
const of = (from: string, until: string) => ({
  from: `2026-03-02T${from}Z`,
  until: `2026-03-02T${until}Z`,
})

test('spans stand on one axis whose marks are at whole steps', () => {
  const planned = of('13:00:00', '15:00:00')
  const punched = of('13:03:00', '15:03:00')
  const { ticks, placeOf } = timeAxis([planned, punched], zone)
  expect(ticks.map(({ clock }) => clock)).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00'])
  const [first, second] = [placeOf(planned), placeOf(punched)]
  expect(first.left).toBeCloseTo(ticks[0]?.at ?? -1)
  expect(second.left).toBeGreaterThan(first.left)
  expect(second.width).toBeCloseTo(first.width)
  expect(second.left + second.width).toBeLessThan(100)
})

test.each([
  ['a minute', of('13:00:00', '13:01:00')],
  ['no time at all', of('13:00:00', '13:00:00')],
  ['a day and a half', { from: '2026-03-02T13:00:00Z', until: '2026-03-04T01:00:00Z' }],
])('%s has marks and a place', (_, span) => {
  const { ticks, placeOf } = timeAxis([span], zone)
  expect(ticks.length).toBeGreaterThan(0)
  expect(ticks.length).toBeLessThan(10)
  for (const { at } of ticks) expect(at >= 0 && at <= 100).toBe(true)
  expect(placeOf(span).left).toBeGreaterThanOrEqual(0)
})
