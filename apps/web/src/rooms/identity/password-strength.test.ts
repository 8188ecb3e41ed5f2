import { newPassword } from '@homeward/contract/identity/accounts'
import { expect, test } from 'vitest'
import { shortestPassword, strengthOf } from './password-strength.ts'

test.each([
  ['', 'Enter at least 12 characters.'],
  ['pine', '4 of at least 12 characters'],
  ['aaaaaaaaaaaaaaaa', 'Long enough but easy to guess. Mix in more kinds of characters.'],
  ['homeward-1234', 'Good. Longer is even better.'],
  ['pines on the ridge', 'Very good.'],
])('%j: %s', (password, words) => {
  expect(strengthOf(password).words).toBe(words)
})

test('the shortest password is the one that the contract takes', () => {
  expect(newPassword.safeParse('x'.repeat(shortestPassword)).success).toBe(true)
  expect(newPassword.safeParse('x'.repeat(shortestPassword - 1)).success).toBe(false)
})

test('a longer password never counts for less', () => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz'
  const scores = [...alphabet].map((_, at) => strengthOf(alphabet.slice(0, at)).score)
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
})
