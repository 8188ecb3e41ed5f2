import { describe, expect, test } from 'vitest'
import { type DrawnShift, drawWeek, isSteady, shiftEnd } from './planned.ts'

const shift = (recurringRule: string, scheduledTime = '09:00'): DrawnShift => ({
  key: recurringRule + scheduledTime,
  recurringRule,
  scheduledTime,
  scheduledDuration: 120,
  caregiver: null,
})

const days = { startDate: '2026-03-03', endDate: '2026-03-20' }

describe('a week of shifts', () => {
  test('has seven days from Monday, each with its shifts by the clock', () => {
    const week = drawWeek(
      [shift('FREQ=WEEKLY;BYDAY=MO,FR', '17:00'), shift('FREQ=WEEKLY;BYDAY=FR', '08:00')],
      days,
      '2026-03-09',
    )
    expect(week.map(({ day }) => day)).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ])
    expect(week.map(({ minutes }) => minutes)).toEqual([120, 0, 0, 0, 240, 0, 0])
    expect(week[4]?.shifts.map(({ scheduledTime }) => scheduledTime)).toEqual(['08:00', '17:00'])
  })

  test('leaves out the days before and after the plan', () => {
    const daily = [shift('FREQ=DAILY')]
    const minutes = (monday: string) => drawWeek(daily, days, monday).map((day) => day.minutes)
    expect(minutes('2026-03-02')).toEqual([0, 120, 120, 120, 120, 120, 120])
    expect(minutes('2026-03-16')).toEqual([120, 120, 120, 120, 120, 0, 0])
  })

  test('keeps the rhythm of every second week', () => {
    const second = [shift('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE')]
    expect(drawWeek(second, days, '2026-03-02')[2]?.minutes).toBe(120)
    expect(drawWeek(second, days, '2026-03-09')[2]?.minutes).toBe(0)
    expect(drawWeek(second, days, '2026-03-16')[2]?.minutes).toBe(120)
  })
})

test.each([
  [['FREQ=WEEKLY;BYDAY=MO', 'FREQ=DAILY'], true],
  [['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'], false],
  [['FREQ=MONTHLY;BYMONTHDAY=1'], false],
])('%j: every week alike is %s', (rules, steady) => {
  expect(isSteady(rules.map((rule) => shift(rule)))).toBe(steady)
})

test.each([
  ['09:00', 240, '13:00', false],
  ['22:00', 120, '00:00', false],
  ['22:00', 480, '06:00', true],
  ['08:45', 20, '09:05', false],
])('from %s for %i minutes until %s', (clock, minutes, end, nextDay) => {
  expect(shiftEnd(clock, minutes)).toEqual({ clock: end, nextDay })
})
