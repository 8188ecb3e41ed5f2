import { expect, test } from 'vitest'
import { ageWords } from './age.tsx'

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [185, '3 h 5 min'],
  [43 * 60 + 53, '43 h'],
  [2 * 24 * 60, '2 d'],
  [10 * 24 * 60 + 5, '10 d'],
])('%i minutes read as %s', (minutes, words) => {
  expect(ageWords(minutes)).toBe(words)
})
