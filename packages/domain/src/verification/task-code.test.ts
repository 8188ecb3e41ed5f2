import { expect, test } from 'vitest'
import { taskCodeOf } from './task-code.ts'

test.each([
  ['110 Bathing', '110'],
  ['0110: Bathing', '0110'],
  ['7) Meal preparation', '7'],
  ['12 – Range of motion exercises', '12'],
  ['42', '42'],
  ['Bathing', null],
  ['Bathing 110', null],
  ['24h supervision', null],
  ['2.5 mg medication reminder', null],
  ['12345 Bathing', null],
  ['', null],
])('the task code of %j is %j', (activity, code) => {
  expect(taskCodeOf(activity)).toBe(code)
})
