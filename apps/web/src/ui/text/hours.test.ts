import { expect, test } from 'vitest'
import { hoursShown, readHours } from './hours.ts'

test.each([
  ['2', 120],
  ['1.5', 90],
  ['1,25', 75],
  ['.5', 30],
  ['0:30', 30],
  [':45', 45],
  ['10:05', 605],
  ['1.5 h', 90],
  ['', ''],
  [' ', ''],
  ['0:75', undefined],
  ['-1', undefined],
  ['two', undefined],
  ['1.2.3', undefined],
])('%j is %j minutes', (text, minutes) => {
  expect(readHours(text)).toBe(minutes)
})

test('minutes are shown in hours', () => {
  expect([90, 120, 30, 20].map(hoursShown)).toEqual(['1.5', '2', '0.5', '0.33'])
})
