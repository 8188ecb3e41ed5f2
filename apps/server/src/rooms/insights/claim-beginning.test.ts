import { expect, test } from 'vitest'
import { claimBeginning } from './claim-beginning.ts'

test.each([
  ['42', 'HW00000042'],
  ['hw42', 'HW00000042'],
  ['HW00000042', 'HW00000042'],
  ['hw0001', 'HW0001'],
  ['00000042', 'HW00000042'],
  ['0001', 'HW0001'],
  ['9195550142', '9195550142'],
  ['a-17', 'A-17'],
  ['alvarez', null],
  ['HW', null],
  ['rosa alvarez', null],
  ['', null],
  ['4'.repeat(21), null],
])('%s stands for numbers that begin with %s', (typed, beginning) => {
  expect(claimBeginning(typed)).toBe(beginning)
})
