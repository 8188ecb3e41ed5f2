import { describe, expect, it } from 'vitest'
import { burnDown, type WeekOfCare } from './burn-down.ts'

const allowance = {
  units: 400,
  unitPeriod: 'total',
  minutesPerUnit: 15,
  startDate: '2026-01-05',
  endDate: '2026-12-31',
} as const

const week = (monday: string, delivered: number, planned = 0): WeekOfCare => ({
  monday,
  delivered,
  planned,
})

describe('how a total runs down', () => {
  it('falls by what was delivered, and ends at the pace of the last weeks', () => {
    const weeks = [week('2026-01-05', 700), week('2026-01-12', 700), week('2026-01-19', 100, 600)]
    expect(burnDown(allowance, weeks, '2026-01-20')).toEqual({
      points: [
        { day: '2026-01-05', left: 6000 },
        { day: '2026-01-12', left: 5300 },
        { day: '2026-01-19', left: 4600 },
        { day: '2026-01-20', left: 4500 },
      ],
      // 100 minutes a day.
      usedUpOn: '2026-03-06',
    })
  })

  it('has no end where it lasts, where nothing was delivered, and before it begins', () => {
    expect(burnDown(allowance, [week('2026-01-05', 10)], '2026-01-12').usedUpOn).toBeNull()
    expect(burnDown(allowance, [], '2026-01-12').usedUpOn).toBeNull()
    expect(burnDown(allowance, [week('2026-01-05', 0, 60)], '2026-01-05').points.at(-1)).toEqual({
      day: '2026-01-05',
      left: 6000,
    })
  })

  it('is used up today where more was delivered than allowed', () => {
    const weeks = [week('2026-01-05', 6100)]
    expect(burnDown(allowance, weeks, '2026-01-12').usedUpOn).toBe('2026-01-12')
  })
})
