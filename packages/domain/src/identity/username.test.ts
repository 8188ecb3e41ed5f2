import { expect, test } from 'vitest'
import { usernameFits } from './username.ts'

test.each(['rosa', 'Rosa.Martinez', 'r_m-2', '3rd.shift'])('%s may be chosen', (username) => {
  expect(usernameFits(username)).toBe(true)
})

test.each(['ro', 'rosa@example.org', 'rosa martinez', '9195550123', '.rosa', 'x'.repeat(61)])(
  '%s may not',
  (username) => {
    expect(usernameFits(username)).toBe(false)
  },
)
