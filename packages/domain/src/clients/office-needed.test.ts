import { expect, test } from 'vitest'
import { officeProblem } from './office-needed.ts'

test.each([
  [null, true, 'Choose an office.'],
  [undefined, true, 'Choose an office.'],
  ['an office', true, null],
  [null, false, null],
])('office %s in an agency with offices %s', (officeId, hasOffices, problem) => {
  expect(officeProblem(officeId, { hasOffices })).toBe(problem)
})
