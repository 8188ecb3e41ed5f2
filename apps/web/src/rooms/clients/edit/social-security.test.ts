import { expect, test } from 'vitest'
import { socialSecurityWords } from './social-security.ts'

test.each([
  ['', ''],
  ['12', '12'],
  ['1234', '123-4'],
  ['123456789', '123-45-6789'],
  ['123-45-6789', '123-45-6789'],
  ['123 45 67890', '123-45-6789'],
  ['abc', ''],
])('%j is written as %j', (typed, words) => {
  expect(socialSecurityWords(typed)).toBe(words)
})
