import { expect, test } from 'vitest'
import { aCompletedVisit } from '../testing/a-visit.ts'
import { placePlan } from './place-plan.ts'

const plan = (wishes: Parameters<typeof aCompletedVisit>[0]) =>
  placePlan(aCompletedVisit(wishes), 400, 200)

const drawn = (wishes: Parameters<typeof aCompletedVisit>[0]) => {
  const { home, punches, unit } = plan(wishes) ?? {}
  const punch = (way: 'in' | 'out') => punches?.find((one) => one.way === way)
  if (!home || unit === undefined) throw new Error('The home is not drawn.')
  return { home, unit, checkIn: punch('in'), checkOut: punch('out') }
}

test('home, circle and positions are drawn to one scale, inside the picture', () => {
  // 0.0045 degrees north are 500 meters.
  const { home, checkIn, checkOut, unit } = drawn({
    check_out_latitude: 35.7845,
    check_out_longitude: -78.64,
    check_out_accuracy: 20,
    check_out_distance: 500,
  })
  if (!checkOut) throw new Error('The check-out is not drawn.')
  expect([checkIn?.far, checkOut.far]).toEqual([false, true])
  expect(home.y - checkOut.y).toBeCloseTo(500 * unit, 0)
  expect(home.radius).toBeCloseTo(150 * unit)
  expect(checkOut.accuracy).toBeCloseTo(20 * unit)
  expect(checkOut.y - checkOut.accuracy).toBeGreaterThan(0)
  expect(home.y + home.radius).toBeLessThan(200)
})

test('a position without a known home is drawn alone; nothing known draws nothing', () => {
  expect(plan({ address: null })).toMatchObject({ home: null, punches: [{ way: 'in' }] })
  expect(plan({ address: null, check_in_latitude: null })).toBeNull()
})

test('a position in another state still fits', () => {
  const far = { check_in_latitude: 40.7, check_in_longitude: -74, check_in_distance: 700_000 }
  const { home, checkIn } = drawn(far)
  expect(checkIn?.far).toBe(true)
  for (const { x, y } of checkIn ? [home, checkIn] : []) {
    expect(x >= 0 && x <= 400).toBe(true)
    expect(y >= 0 && y <= 200).toBe(true)
  }
})
