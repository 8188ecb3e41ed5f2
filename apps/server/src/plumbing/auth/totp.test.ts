import { expect, test } from 'vitest'
import { freshSecret, secretUri, stepOfCode } from './totp.ts'

// Appendix B of RFC 6238, SHA-1: its codes have eight digits, of which ours are the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  ['287082', '1970-01-01T00:00:59Z', 1],
  ['081804', '2005-03-18T01:58:29Z', 37037036],
  ['005924', '2009-02-13T23:31:30Z', 41152263],
  ['353130', '2603-10-11T11:33:20Z', 666666666],
])('%s is the code of %s', (code, at, step) => {
  expect(stepOfCode(secret, code, new Date(at))).toBe(step)
})

test('a code counts one step early and one step late, and no more', () => {
  const at = (seconds: number) => stepOfCode(secret, '287082', new Date(seconds * 1000))
  expect([0, 29, 30, 59, 60, 89].map(at)).toEqual([1, 1, 1, 1, 1, 1])
  expect(at(90)).toBeNull()
})

test('a secret is random, and its address names product and account', () => {
  expect(freshSecret()).not.toBe(freshSecret())
  expect(freshSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(secretUri(secret, 'rosa')).toMatch(/^otpauth:\/\/totp\/Homeward:rosa\?issuer=Homeward&/)
})
