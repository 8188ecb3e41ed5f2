import { expect, test } from 'vitest'
import { diagnosisWords, typedDiagnosis } from './diagnosis-words.ts'

test.each([
  ['I10', 'I10'],
  ['R269', 'R26.9'],
  ['S72001A', 'S72.001A'],
])('%s is shown as %s', (code, words) => {
  expect(diagnosisWords(code)).toBe(words)
})

test.each([
  ['r26.9', 'R269'],
  [' I10 ', 'I10'],
  ['s72.001a', 'S72001A'],
])('typed as %s it is stored as %s', (typed, code) => {
  expect(typedDiagnosis(typed)).toBe(code)
})
