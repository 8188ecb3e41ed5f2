import { describe, expect, test } from 'vitest'
import {
  checkServiceLines,
  minutesOfService,
  type ServiceLine,
  shareMinutes,
} from './service-lines.ts'

const lines = (...minutes: (number | null)[]): ServiceLine[] =>
  minutes.map((some, at) => ({ serviceId: `s${at + 1}`, minutes: some }))

describe('minutes', () => {
  test.each([
    [120, lines(null), [120]],
    [0, lines(60, 60), [0, 0]],
    [120, lines(90, 30), [90, 30]],
    [60, lines(90, 30), [45, 15]],
    [100, lines(60, 60, 60), [34, 33, 33]],
    [101, lines(60, 60, 60), [34, 34, 33]],
    [10, lines(1, 2, 4), [1, 3, 6]],
    [1, lines(30, 90), [0, 1]],
  ])('%i of %j are %j', (total, given, expected) => {
    const shares = shareMinutes(total, given)
    expect(shares).toEqual(expected)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
  })

  test('of one service', () => {
    expect(minutesOfService(60, lines(90, 30), 's2')).toBe(15)
    expect(minutesOfService(60, lines(90, 30), 's3')).toBe(0)
  })
})

describe('the services of a shift', () => {
  const shift = { scheduledDuration: 120, authorizedIds: ['s1', 's2'] }

  test.each([
    [lines(null), 'ok'],
    [lines(120), 'ok'],
    [lines(90, 30), 'ok'],
    [[], 'shift_services_needed'],
    [[...lines(60), ...lines(60)], 'shift_services_needed'],
    [lines(60, 30, 30), 'service_not_authorized'],
    [lines(60), 'shift_minutes_differ'],
    [lines(90, 60), 'shift_minutes_differ'],
    [lines(120, null), 'shift_minutes_differ'],
    [lines(null, null), 'shift_minutes_differ'],
  ])('%j: %s', (given, expected) => {
    const checked = checkServiceLines(given, shift)
    expect(checked.ok ? 'ok' : checked.failure).toBe(expected)
  })
})
