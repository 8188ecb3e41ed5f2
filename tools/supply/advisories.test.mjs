import { expect, test } from 'vitest'
import { readAdvisories } from './advisories.mjs'

const hit = (/** @type {string} */ severity) => ({
  name: 'a-package',
  severity,
  via: [{ title: 'Runs what it is sent', url: 'https://advisories.example/1' }, 'another'],
})

test('what is severe stops the check, with its name and where to read on', () => {
  const report = { vulnerabilities: { a: hit('high'), b: hit('moderate') } }
  expect(readAdvisories(`npm warn something\n${JSON.stringify(report)}`)).toEqual({
    problems: ['a-package: high, Runs what it is sent https://advisories.example/1; by another'],
    note: '1 of less than high severity',
  })
})

test('nothing known is said', () => {
  expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({ problems: [], note: 'none known' })
})

test.each([
  [
    '{"message":"405 Method Not Allowed - POST https://registry.example"}',
    '405 Method Not Allowed',
  ],
  ['{"error":{"summary":"request failed"}}', 'request failed'],
  ['', 'no answer'],
  ['no JSON', 'no answer'],
])('a registry that does not answer stops nothing and is said: %s', (output, why) => {
  expect(readAdvisories(output)).toEqual({
    problems: [],
    note: `not checked: the registry tells none (${why})`,
  })
})
