import { describe, expect, it } from 'vitest'
import { billingHours, chargeCents, rateOn, unitsOf, unitsOfDay } from './units.ts'

describe('unitsOf', () => {
  it.each([
    // minutes, per unit, exact, eight_minute, round_down
    [0, 15, 0, 0, 0],
    [7, 15, 0, 0, 0],
    [8, 15, 0, 1, 0],
    [14, 15, 0, 1, 0],
    [15, 15, 1, 1, 1],
    [22, 15, 1, 1, 1],
    [23, 15, 1, 2, 1],
    [37, 15, 2, 2, 2],
    [38, 15, 2, 3, 2],
    [120, 15, 8, 8, 8],
    [30, 60, 0, 0, 0],
    [31, 60, 0, 1, 0],
    [90, 60, 1, 1, 1],
    [91, 60, 1, 2, 1],
    [-5, 15, 0, 0, 0],
  ])('%i minutes of %i: exact %i, eight-minute %i, down %i', (minutes, per, exact, eight, down) => {
    expect(unitsOf(minutes, per, 'exact').units).toBe(exact)
    expect(unitsOf(minutes, per, 'eight_minute').units).toBe(eight)
    expect(unitsOf(minutes, per, 'round_down').units).toBe(down)
  })

  it.each([
    [30, 'exact', 0, true],
    [31, 'exact', 1, false],
    [31, 'round_down', 1, true],
    [31, 'eight_minute', 1, true],
    [40, 'eight_minute', -5, true],
  ] as const)('%i minutes, %s: rest %i, whole %s', (minutes, rounding, restMinutes, whole) => {
    expect(unitsOf(minutes, 15, rounding)).toMatchObject({ restMinutes, whole })
  })

  it('is within a unit of the minutes, whatever they are', () => {
    for (let minutes = 0; minutes <= 1440; minutes += 1) {
      const down = unitsOf(minutes, 15, 'round_down')
      const eight = unitsOf(minutes, 15, 'eight_minute')
      expect(down.units * 15 + down.restMinutes).toBe(minutes)
      expect(eight.units * 15 + eight.restMinutes).toBe(minutes)
      expect(down.restMinutes).toBeLessThan(15)
      expect(Math.abs(eight.restMinutes)).toBeLessThanOrEqual(7)
    }
  })
})

it.each([
  [[10, 10], 'round_down', 1],
  [[10, 10], 'eight_minute', 1],
  [[12, 12], 'eight_minute', 2],
  [[], 'exact', 0],
] as const)('a day of %j, %s: %i units', (minutes, rounding, units) => {
  expect(unitsOfDay(minutes, 15, rounding).units).toBe(units)
})

it('multiplies units by cents and by minutes', () => {
  expect(chargeCents(12, 650)).toBe(7800)
  expect(billingHours(10, 15)).toBe(2.5)
})

describe('rateOn', () => {
  const rates = [
    { serviceId: 's1', startDate: '2025-01-01', endDate: '2025-12-31', centsPerUnit: 500 },
    { serviceId: 's1', startDate: '2026-01-01', endDate: null, centsPerUnit: 550 },
    { serviceId: 's1', startDate: '2026-07-01', endDate: null, centsPerUnit: 600 },
    { serviceId: 's2', startDate: '2026-01-01', endDate: null, centsPerUnit: 900 },
  ]
  it.each([
    ['s1', '2024-12-31', null],
    ['s1', '2025-12-31', 500],
    ['s1', '2026-01-01', 550],
    ['s1', '2026-07-01', 600],
    ['s2', '2026-07-01', 900],
    ['s3', '2026-07-01', null],
  ])('of %s on %s: %s', (serviceId, day, cents) => {
    const rate = rateOn(rates, serviceId, day)
    expect(rate.ok ? rate.value.centsPerUnit : null).toBe(cents)
  })
})
