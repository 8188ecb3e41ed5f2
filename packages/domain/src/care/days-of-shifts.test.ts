import { expect, test } from 'vitest'
import { dailyMinutes, isNonRepeating } from './days-of-shifts.ts'

const spring = { startDate: '2026-03-02', endDate: '2026-05-31' }
const shift = (recurringRule: string, scheduledDuration = 120) => ({
  recurringRule,
  scheduledDuration,
})

test.each([
  [[shift('FREQ=WEEKLY;BYDAY=MO,WE,FR')], 120],
  [[shift('FREQ=WEEKLY;BYDAY=MO,WE'), shift('FREQ=WEEKLY;BYDAY=MO', 60)], 150],
  [[shift('FREQ=DAILY'), shift('FREQ=DAILY', 45)], 165],
  [[shift('FREQ=WEEKLY;BYDAY=MO', 100), shift('FREQ=WEEKLY;BYDAY=TU,TH', 60)], 73],
  [[], 0],
  [[shift('nonsense')], 0],
])('%j have %d minutes a day', (shifts, minutes) => {
  expect(dailyMinutes(shifts, spring)).toBe(minutes)
})

test.each([
  [[shift('FREQ=DAILY;COUNT=1')], spring, true],
  [[shift('FREQ=DAILY')], { startDate: '2026-03-02', endDate: '2026-03-02' }, true],
  [[shift('FREQ=DAILY;COUNT=1'), shift('FREQ=WEEKLY;BYDAY=MO')], spring, false],
  [[shift('FREQ=DAILY;COUNT=2')], spring, false],
  [[], spring, false],
])('%j in %j make single visits: %s', (shifts, days, single) => {
  expect(isNonRepeating(shifts, days)).toBe(single)
})
