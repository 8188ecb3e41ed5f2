import { expect, test } from 'vitest'
import { phoneWords } from './phone.tsx'

test.each([
  ['8285550120', '(828) 555-0120'],
  ['+18285550120', '(828) 555-0120'],
  ['(828) 555-0120', '(828) 555-0120'],
  ['+4930123456', '+4930123456'],
])('the number %s reads %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words)
})
