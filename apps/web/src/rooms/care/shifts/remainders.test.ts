import { expect, test } from 'vitest'
import { withRemainders } from './remainders.ts'
import { newShift, type ShiftValues } from './shift-values.ts'

const days = { startDate: '2026-03-02', endDate: '2026-08-30' }
const allowing = (units: number) => ({
  days,
  allowance: { units, unitPeriod: 'week' as const, minutesPerUnit: 1, ...days },
})
const shift = (key: string, day: number, fields: Partial<ShiftValues> = {}): ShiftValues => ({
  ...newShift(key),
  days: [day],
  scheduled_time: '09:00',
  scheduled_duration: 120,
  ...fields,
})

test('complete shifts get what is left; one that is not complete or goes stays as it is', () => {
  const shifts = [shift('a', 1), shift('b', 2, { _destroy: true }), newShift('c'), shift('d', 3)]
  const given = withRemainders(shifts, 'evenly', allowing(300))
  expect(given?.map((one) => one.scheduled_duration)).toEqual([150, 120, '', 150])
})

test('the services of a longer shift still make it up', () => {
  const services = [
    { id: 'a', minutes: 80, activity_ids: [] },
    { id: 'b', minutes: 40, activity_ids: [] },
  ]
  const given = withRemainders([shift('a', 1, { services })], 'first', allowing(180))
  expect(given?.[0]?.services.map(({ minutes }) => minutes)).toEqual([120, 60])
})

test('nothing left is told apart from nothing done', () => {
  expect(withRemainders([shift('a', 1)], 'last', allowing(130))).toBeUndefined()
})
