import { expect, test } from 'vitest'
import { agrees } from '../setup/install.mjs'
import { crashed, exitCode, mustHaveRun, summary } from './counts.mjs'
import { readPlaywright, shareOf } from './playwright.mjs'
import { readVitest } from './vitest.mjs'

/** @param {...('passed' | 'failed' | 'skipped' | 'todo')} statuses */
const results = (...statuses) =>
  statuses.map((status, at) => ({ status, fullName: `test ${at + 1}` }))

/**
 * @param {string} name
 * @param {'passed' | 'failed'} status
 * @param {ReturnType<typeof results>} assertionResults
 */
const file = (name, status, assertionResults) => ({
  name: `/repo/${name}`,
  status,
  assertionResults,
})

test('the last line is the sum, alone', () => {
  const suites = [
    { name: 'check', passed: 3, failed: 0, skipped: 0 },
    { name: 'e2e', passed: 2, failed: 1, skipped: 4 },
  ]
  expect(summary(suites).split('\n').at(-1)).toBe('5 passed, 1 failed, 4 skipped')
})

test('what failed is named below its suite', () => {
  const suite = { name: 'e2e', passed: 1, failed: 1, skipped: 0, broken: ['a.e2e.ts: sign in'] }
  expect(summary([suite])).toContain('\n    failed: a.e2e.ts: sign in\n')
})

test.each([
  [[], 1],
  [[{ name: 'a', passed: 0, failed: 0, skipped: 3 }], 1],
  [[{ name: 'a', passed: 1, failed: 0, skipped: 3 }], 0],
  [[{ name: 'a', passed: 1, failed: 0, skipped: 0 }, crashed('b', 'fell')], 1],
])('%j ends with %i', (suites, code) => {
  expect(exitCode(suites)).toBe(code)
})

test('a suite that skipped everything has failed', () => {
  const skipped = mustHaveRun({ name: 'e2e', passed: 0, failed: 0, skipped: 7 })
  expect(skipped).toMatchObject({ failed: 1, skipped: 7, note: 'nothing ran' })
})

test('vitest is counted by workspace', () => {
  const testResults = [
    file('apps/server/src/a.test.ts', 'passed', results('passed', 'skipped', 'todo')),
    file('apps/server/src/b.test.ts', 'failed', results('failed', 'passed')),
    file('packages/x12/src/c.test.ts', 'passed', results('passed')),
  ]
  expect(readVitest({ success: false, testResults }, '/repo', false)).toEqual([
    {
      name: 'apps/server',
      passed: 2,
      failed: 1,
      skipped: 2,
      broken: ['apps/server/src/b.test.ts: test 1'],
    },
    { name: 'packages/x12', passed: 1, failed: 0, skipped: 0, broken: [] },
  ])
})

test('a file that could not be loaded is one failure', () => {
  const testResults = [file('tools/a.test.mjs', 'failed', [])]
  expect(readVitest({ success: false, testResults }, '/repo', false)).toMatchObject([{ failed: 1 }])
})

test('a failure after the tests of a file is one failure', () => {
  const testResults = [file('tools/a.test.mjs', 'failed', results('passed'))]
  expect(readVitest({ success: false, testResults }, '/repo', false)).toMatchObject([
    { passed: 1, failed: 1 },
  ])
})

test('vitest that fails outside of all tests has failed', () => {
  const testResults = [file('tools/a.test.mjs', 'passed', results('passed'))]
  const suites = readVitest({ success: true, testResults }, '/repo', false)
  expect(suites.map(({ failed }) => failed)).toEqual([0, 1])
})

test.each([
  [
    { expected: 2, unexpected: 0, flaky: 0, skipped: 1 },
    true,
    { passed: 2, failed: 0, skipped: 1 },
  ],
  [{ expected: 2, unexpected: 1, flaky: 1, skipped: 0 }, false, { passed: 2, failed: 2 }],
  [{ expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, false, { passed: 2, failed: 1 }],
  [{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, true, { passed: 0, failed: 1 }],
])('Playwright with %j that ended well: %s', (stats, succeeded, suite) => {
  expect(readPlaywright({ stats, errors: [], suites: [] }, succeeded)).toMatchObject(suite)
})

test('Playwright names the tests that failed, also those of a group', () => {
  const stats = { expected: 1, unexpected: 2, flaky: 0, skipped: 0 }
  const broken = (/** @type {string} */ title) => ({ title, ok: false })
  const inGroup = { file: 'a.e2e.ts', specs: [broken('inside')] }
  const suites = [
    { file: 'a.e2e.ts', specs: [{ title: 'well', ok: true }, broken('alone')], suites: [inGroup] },
  ]
  expect(readPlaywright({ stats, errors: [], suites }, false).broken).toEqual([
    'a.e2e.ts: alone',
    'a.e2e.ts: inside',
  ])
})

test('an error outside of Playwright’s tests is a failure', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
  expect(readPlaywright({ stats, errors: [{}], suites: [] }, true)).toMatchObject({
    passed: 1,
    failed: 1,
  })
})

test('each browser test belongs to one machine, and none is left without', () => {
  const files = ['e', 'b', 'a', 'd', 'c']
  const shares = [1, 2, 3].map((index) => shareOf(files, { index, count: 3 }))
  expect(shares).toEqual([['a', 'd'], ['b', 'e'], ['c']])
  expect(shareOf(files, { index: 1, count: 1 })).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('what is installed agrees with the lock file package by package', () => {
  const wanted = {
    '': { version: '1' },
    'apps/web': { version: '1' },
    'node_modules/pg': { version: '8.0.0', integrity: 'a' },
    'node_modules/only-mac': { version: '1.0.0', integrity: 'b', optional: true },
  }
  const pg = { version: '8.0.0', integrity: 'a' }
  expect(agrees(wanted, { 'node_modules/pg': pg })).toBe(true)
  expect(agrees(wanted, { 'node_modules/pg': { ...pg, integrity: 'z' } })).toBe(false)
  expect(agrees(wanted, { 'node_modules/other': pg })).toBe(false)
  expect(agrees(wanted, null)).toBe(false)
})
