import { expect, test } from 'vitest'
import { isAllowed, licenseProblems } from './licenses.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0)', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['none', false],
])('%s: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})

test('a package of another license is named, unless it is an exception', () => {
  const font = { name: 'a-font', version: '1.0.0', license: 'OFL-1.1' }
  const copyleft = { name: 'a-tool', version: '2.0.0', license: 'GPL-3.0' }
  expect(licenseProblems([font, copyleft], [[/^a-font$/, 'OFL-1.1', 'a font']])).toEqual([
    'a-tool 2.0.0: GPL-3.0 is not among the licenses allowed',
  ])
})

test('an exception is for one license, and goes when nothing needs it', () => {
  const font = { name: 'a-font', version: '1.0.0', license: 'GPL-3.0' }
  expect(licenseProblems([font], [[/^a-font$/, 'OFL-1.1', 'a font']])).toEqual([
    'a-font 1.0.0: GPL-3.0 is not among the licenses allowed',
    'no package needs the exception for ^a-font$',
  ])
})
