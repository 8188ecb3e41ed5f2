import { describe, expect, it } from 'vitest'
import {
  authorizedMinutesIn,
  authorizedMinutesPerWeek,
  checkMinutes,
  fullestWeek,
  leftMinutes,
  periodOf,
  plannedMinutesPerWeek,
} from './minutes.ts'
import type { Allowance } from './minutes.ts'

const plan = { startDate: '2026-03-02', endDate: '2026-08-30' }
const shift = (recurringRule: string, scheduledDuration: number) => ({
  recurringRule,
  scheduledDuration,
})

describe('plannedMinutesPerWeek', () => {
  it.each([
    ['no shift', [], 0],
    ['three days', [shift('FREQ=WEEKLY;BYDAY=MO,WE,FR', 120)], 360],
    ['every day', [shift('FREQ=DAILY', 60)], 420],
    ['two shifts', [shift('FREQ=WEEKLY;BYDAY=MO', 60), shift('FREQ=WEEKLY;BYDAY=TU', 90)], 150],
    ['every second week counts in full', [shift('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 120)], 120],
    [
      'the fuller of two kinds of weeks',
      [shift('FREQ=WEEKLY;BYDAY=MO', 60), shift('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 120)],
      180,
    ],
    [
      'weeks that take turns never add up',
      [
        shift('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20260308', 120),
        shift('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=1', 100),
        shift('FREQ=MONTHLY;BYMONTHDAY=31', 90),
      ],
      220,
    ],
    ['every third day falls three times at most', [shift('FREQ=DAILY;INTERVAL=3', 60)], 180],
    ['a rule that cannot be read', [shift('nonsense', 60)], 0],
  ])('%s', (_, shifts, minutes) => {
    expect(plannedMinutesPerWeek(shifts, plan)).toBe(minutes)
  })

  it('names the first of the fullest weeks', () => {
    const shifts = [shift('FREQ=WEEKLY;BYDAY=MO', 60), shift('FREQ=MONTHLY;BYMONTHDAY=15', 60)]
    expect(fullestWeek(shifts, plan)).toEqual({ monday: '2026-03-09', minutes: 120 })
    expect(fullestWeek([], plan)).toBeNull()
  })

  it('looks at the days of the plan only', () => {
    const shifts = [shift('FREQ=DAILY', 60)]
    expect(plannedMinutesPerWeek(shifts, { startDate: '2026-03-04', endDate: '2026-03-05' })).toBe(
      120,
    )
    expect(plannedMinutesPerWeek(shifts, { startDate: '2026-03-04', endDate: null })).toBe(420)
  })
})

const allowance = (changes: Partial<Allowance>): Allowance => ({
  units: 40,
  unitPeriod: 'week',
  minutesPerUnit: 15,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  ...changes,
})

describe('authorizedMinutesPerWeek', () => {
  it.each<[string, Partial<Allowance>, number]>([
    ['a week', {}, 600],
    ['a month, rounded down', { unitPeriod: 'month', units: 100 }, 346],
    ['a month that comes out even', { unitPeriod: 'month', units: 52 }, 180],
    ['a total over a year', { unitPeriod: 'total', units: 1000 }, 287],
    ['a total over 4 weeks', { unitPeriod: 'total', units: 160, endDate: '2026-01-28' }, 600],
    ['a total over 3 days', { unitPeriod: 'total', units: 10, endDate: '2026-01-03' }, 150],
  ])('of %s', (_, changes, minutes) => {
    expect(authorizedMinutesPerWeek(allowance(changes))).toBe(minutes)
  })

  it.each([
    [600, 'ok'],
    [601, 'careplan_over_authorization'],
  ])('%i planned minutes against 600', (planned, expected) => {
    const result = checkMinutes(planned, allowance({}))
    expect(result.ok ? 'ok' : result.failure).toBe(expected)
  })
})

describe('periodOf', () => {
  it.each<[string, Allowance['unitPeriod'], string, string]>([
    ['2026-03-04', 'week', '2026-03-02', '2026-03-08'],
    ['2026-01-02', 'week', '2026-01-01', '2026-01-04'],
    ['2025-06-01', 'week', '2026-01-01', '2026-01-04'],
    ['2026-02-10', 'month', '2026-02-01', '2026-02-28'],
    ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
    ['2027-05-05', 'month', '2026-12-01', '2026-12-31'],
    ['2026-03-04', 'total', '2026-01-01', '2026-12-31'],
  ])('%s per %s: %s to %s', (day, unitPeriod, startDate, endDate) => {
    expect(periodOf(allowance({ unitPeriod }), day)).toEqual({ startDate, endDate })
  })
})

it('what was used leaves the rest, also below zero', () => {
  expect(leftMinutes(allowance({}), 150)).toBe(450)
  expect(leftMinutes(allowance({}), 700)).toBe(-100)
})

describe('authorizedMinutesIn', () => {
  const weekly: Allowance = {
    units: 40,
    unitPeriod: 'week',
    minutesPerUnit: 15,
    startDate: '2026-03-04',
    endDate: '2026-03-22',
  }

  it.each([
    ['2026-03-09', '2026-03-15', 600],
    ['2026-03-02', '2026-03-08', 429],
    ['2026-03-16', '2026-03-29', 600],
    ['2026-02-23', '2026-03-01', 0],
    ['2026-03-23', '2026-03-29', 0],
  ])('from %s through %s: %i', (startDate, endDate, minutes) => {
    expect(authorizedMinutesIn(weekly, { startDate, endDate })).toBe(minutes)
  })
})
