import { expect, test } from 'vitest'
import { isTooMuchEntered } from './electronic.ts'

test.each([
  [0, 0, false],
  [0, 100, false],
  [15, 100, false],
  [16, 100, true],
  [3, 20, false],
  [4, 20, true],
  [1, 1, true],
])('%i of %i visits entered by staff: too much %s', (entered, visits, tooMuch) => {
  expect(isTooMuchEntered(entered, visits)).toBe(tooMuch)
})
