import { expect, test } from 'vitest'
import { strongPassword } from './password.ts'

const common = new Set(['qwertyuiop123', 'sunshine', 'iloveyou1234'])
const rosa = {
  username: 'rosa.m',
  email: 'rosa.martinez@example.org',
  name: 'Rosa Martinez',
  agencies: ['Lakeside Home Care'],
}
const verdict = (password: string) =>
  strongPassword(password, rosa, (lowered) => common.has(lowered))

test.each([
  ['a common one', 'qwertyuiop123'],
  ['a common one in capitals', 'QwertyUIOP123'],
  ['a common one with a tail', 'Sunshine2026'],
  ['one character', 'aaaaaaaaaaaa'],
  ['one piece over and over', 'abcabcabcabc'],
  ['a run upwards', 'abcdefghijkl'],
  ['a run of digits', '123456789012'],
  ['a run downwards', '987654321098'],
  ['the e-mail address', 'rosa.martinez@example.org'],
  ['the name and a year', 'RosaMartinez2026'],
  ['the username twice', 'rosa.m-rosa.m'],
  ['the agency and a year', 'LakesideHomeCare1'],
  ['the product and a year', 'homeward-2026'],
])('%s is weak', (_, password) => {
  expect(verdict(password)).toEqual({ ok: false, failure: 'password_weak' })
})

test.each([
  ['words by chance', 'correct horse battery'],
  ['a word within a longer one', 'sunshine over the bay'],
  ['a name within a longer one', 'rosa likes 7 tall trees'],
  ['letters of other scripts', 'длинный пароль здесь'],
])('%s will do', (_, password) => {
  expect(verdict(password)).toEqual({ ok: true, value: password })
})

test('an owner of whom nothing is known rules nothing out', () => {
  expect(strongPassword('correct horse battery', { email: null }, () => false).ok).toBe(true)
})
