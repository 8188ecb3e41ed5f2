import { expect, test } from 'vitest'
import { budgetUse } from './hours.ts'

test.each([
  [0, 1680, 0, false, '28 h left'],
  [1080, 1680, 64, false, '10 h left'],
  [1680, 1680, 100, false, 'none left'],
  [1695, 1680, 100, true, '15 min over'],
  [60, 0, 100, true, '1 h over'],
])('%i of %i minutes', (minutes, allowed, share, over, words) => {
  expect(budgetUse(minutes, allowed)).toEqual({ share, over, words })
})
