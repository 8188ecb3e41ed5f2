import { describe, expect, it } from 'vitest'
import { alertAbilities, dueAlertDate, nextAlertDate } from './alerts.ts'

describe('the next date of an alert', () => {
  it.each([
    ['never', '2026-11-02', '2026-10-01', '2026-11-02'],
    ['never', '2026-11-02', '2026-11-02', '2026-11-02'],
    ['never', '2026-11-02', '2026-11-03', null],
    ['daily', '2026-11-02', '2026-11-01', '2026-11-02'],
    ['daily', '2026-11-02', '2027-02-28', '2027-02-28'],
    ['weekly', '2026-11-02', '2026-11-03', '2026-11-09'],
    ['weekly', '2026-11-02', '2026-11-09', '2026-11-09'],
    ['weekly', '2026-11-02', '2027-01-01', '2027-01-04'],
    ['weekly', '2026-10-25', '2026-11-01', '2026-11-01'],
    ['monthly', '2026-11-15', '2026-11-16', '2026-12-15'],
    ['monthly', '2026-11-15', '2027-01-15', '2027-01-15'],
    ['monthly', '2026-10-31', '2026-11-01', '2026-11-30'],
    ['monthly', '2026-10-31', '2026-12-01', '2026-12-31'],
    ['monthly', '2026-10-31', '2027-02-01', '2027-02-28'],
    ['monthly', '2026-10-31', '2028-02-01', '2028-02-29'],
    ['monthly', '2026-10-31', '2028-03-01', '2028-03-31'],
    ['monthly', '2027-01-30', '2027-02-28', '2027-02-28'],
    ['monthly', '2026-12-31', '2027-01-01', '2027-01-31'],
    ['yearly', '2026-11-02', '2026-11-03', '2027-11-02'],
    ['yearly', '2026-11-02', '2031-11-02', '2031-11-02'],
    ['yearly', '2024-02-29', '2024-03-01', '2025-02-28'],
    ['yearly', '2024-02-29', '2028-01-01', '2028-02-29'],
    ['yearly', '2024-02-29', '2100-01-01', '2100-02-28'],
    ['yearly', '2026-12-31', '2027-01-01', '2027-12-31'],
  ] as const)('%s of %s, from %s: %s', (repeat, date, from, next) => {
    expect(nextAlertDate({ date, repeat }, from)).toBe(next)
  })

  it.each([
    ['monthly', '2026-10-31', '2026-11-30', '2026-11-30'],
    ['monthly', '2026-10-31', '2026-12-30', null],
    ['yearly', '2024-02-29', '2025-02-28', '2025-02-28'],
    ['yearly', '2024-02-29', '2028-02-28', null],
    ['weekly', '2026-11-02', '2026-11-09', '2026-11-09'],
    ['weekly', '2026-11-02', '2026-11-12', '2026-11-09'],
    ['weekly', '2026-11-02', '2026-11-13', null],
    ['daily', '2026-11-02', '2026-11-13', '2026-11-13'],
    ['daily', '2026-11-02', '2026-11-01', null],
    ['never', '2026-11-02', '2026-11-02', '2026-11-02'],
    ['never', '2026-11-02', '2026-11-05', '2026-11-02'],
    ['never', '2026-11-02', '2026-11-06', null],
  ] as const)('%s of %s is told on %s for: %s', (repeat, date, today, due) => {
    expect(dueAlertDate({ date, repeat }, today)).toBe(due)
  })
})

it.each([
  [true, 'active', { edit: true, archive: true, restore: false }],
  [true, 'archived', { edit: true, archive: false, restore: true }],
  [false, 'active', { edit: false, archive: false, restore: false }],
] as const)('who writes alerts (%s) may, with one that is %s, %j', (writes, status, expected) => {
  expect(alertAbilities(writes, { status })).toEqual(expected)
})
