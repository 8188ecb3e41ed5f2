import { describe, expect, test } from 'vitest'
import { callsOf, constantsOf, fieldsOf, screensOf, sentencesOf, statusesOf } from './lists.mjs'
import { allowed, countMissing, missingOf, pageOf, testsOn } from './page.mjs'
import { declaredPaths, screenAt } from './screens.mjs'
import { hasField } from './schemas.mjs'
import { testNaming } from './trace.mjs'
import { constantEntry, sentenceEntry, statusEntry } from './words.mjs'

test('the lists are read without their headings', () => {
  expect(screensOf('# id\tpath\nR001\t/\tpublic\tlanding\n')).toEqual([
    { id: 'R001', path: '/', what: 'landing' },
  ])
  expect(callsOf('E001\tPOST\tauth/\tidentity\tspec\tlog in\n')).toEqual([
    { id: 'E001', method: 'POST', path: 'auth/', what: 'log in' },
  ])
  expect(fieldsOf('office\tE025\tid name\n').map(({ name }) => name)).toEqual(['id', 'name'])
})

describe('a screen is found', () => {
  const table = `export const screens = {
  'client.edit': () =>
    import('../rooms/clients/client-edit-screen.tsx').then((m) => m.ClientEditScreen),
}`
  const list = `export const paths = {
  'client.edit': { spec: 'R084', path: '/clients/:id/edit', access: 'staff' },
  payroll: staff('R029', '/payroll'),
}`
  const together = `export const maps = screen({
  path: '/maps/:day?',
  load: () => import('./maps-screen.tsx').then((m) => m.MapsScreen),
})`

  test('by its path in one file and its key in another', () => {
    const declared = declaredPaths({ 'list.ts': list, 'screens.ts': table })
    expect(screenAt('/clients/{clientId}/edit', declared)?.component).toBe('ClientEditScreen')
  })

  test('by its path and its screen in one declaration', () => {
    const declared = declaredPaths({ 'screens.ts': together })
    expect(screenAt('/maps/{date?}', declared)?.component).toBe('MapsScreen')
    expect(screenAt('/maps/{date}', declared)).toBeNull()
  })

  test('not where its path has no screen', () => {
    const declared = declaredPaths({ 'list.ts': list, 'screens.ts': table })
    expect(screenAt('/payroll', declared)).toBeNull()
  })
})

test('a field is found below lists and what may be absent', () => {
  /** @param {Record<string, import('./schemas.mjs').Schema>} shape */
  const object = (shape) => ({ def: { type: 'object' }, shape })
  const text = { def: { type: 'string' } }
  const schema = object({
    name: text,
    contacts: { def: { type: 'array', element: object({ phone: text }) } },
    profile: { def: { type: 'nullable', innerType: object({ gender: text }) } },
  })
  expect(hasField(schema, ['contacts', 'phone'])).toBe(true)
  expect(hasField(schema, ['profile', 'gender'])).toBe(true)
  expect(hasField(schema, ['profile', 'phone'])).toBe(false)
  expect(hasField(schema, ['phone'])).toBe(false)
})

test('a test names whole words, and the one that was named before stays', () => {
  const tests = {
    'a.test.ts': 'call(createOfficeHours)',
    'b.test.ts': 'createOffice',
    'c.test.ts': 'createOffice',
  }
  expect(testNaming(tests, ['createOffice'])).toBe('b.test.ts')
  expect(testNaming(tests, ['createOffice'], 'c.test.ts')).toBe('c.test.ts')
  expect(testNaming(tests, ['createOffice'], 'gone.test.ts')).toBe('b.test.ts')
  expect(testNaming(tests, ['deleteOffice'])).toBeNull()
})

describe('the page', () => {
  const there = { id: 'E1', what: 'GET a/', where: 'a.ts', test: 'a.test.ts' }
  const untested = { id: 'E2', what: 'GET b/', where: 'b.ts', test: null }
  const absent = { id: 'E3', what: 'GET c/', where: null, test: null }
  const parts = [
    { name: 'Calls', entries: [there, untested, absent] },
    { name: 'Statuses', words: true, entries: [absent] },
  ]
  const none = { calls: Infinity, words: Infinity }

  test('counts what is not there and what no test names', () => {
    expect(countMissing(parts)).toBe(3)
    expect(missingOf(parts)).toEqual({ calls: 2, words: 1 })
    expect(pageOf(parts, none)).toContain('3 in the list, 2 there, 1 of these named by a test.')
  })

  test('allows what is missing now, and never more than before', () => {
    expect(allowed('')).toEqual(none)
    expect(allowed(pageOf(parts, none))).toEqual({ calls: 2, words: 1 })
    expect(allowed(pageOf(parts, { calls: 5, words: 0 }))).toEqual({ calls: 2, words: 0 })
  })

  test('tells the tests that it names', () => {
    expect(testsOn(pageOf(parts, none)).get('E1 GET a/')).toBe('a.test.ts')
  })
})

describe('a word', () => {
  const tests = {
    'a.test.ts': "clientStatuses: 'prospect', 'do-not-admit'; 5000; 'He said \\'Gone\\' twice'",
  }
  const known = { tests, before: new Map() }

  test('of a list of statuses is found in the vocabulary that has it', async () => {
    const [prospect, lost, none] = await Promise.all(
      statusesOf(
        'client\tclients/vocabulary clientStatuses\tprospect, lost\nreport\t-\tfailed\n',
      ).map((status) => statusEntry(status, known, testNaming)),
    )
    expect(prospect).toMatchObject({ id: 'client', what: 'prospect', test: 'a.test.ts' })
    expect(lost).toMatchObject({ where: null, test: null })
    expect(none).toMatchObject({ where: null })
  })

  test('or a number is found where it stands, with its value', async () => {
    const sources = { 'apps/toast.ts': 'export const toastTime = 5_000\n' }
    const [five, six] = constantsOf(
      'toast\t5000\tapps/toast.ts toastTime\ntoast\t6000\tapps/toast.ts toastTime\n',
    )
    const entry = (/** @type {typeof five} */ one) =>
      one && constantEntry(one, sources, [], known, testNaming)
    expect(await entry(five)).toMatchObject({
      where: '`apps/toast.ts`: toastTime',
      test: 'a.test.ts',
    })
    expect(await entry(six)).toMatchObject({ where: null, test: null })
  })

  test('and a sentence stands somewhere word for word, around what is put in', () => {
    const sources = { 'words.ts': "calling: `Incoming call from ${number}`, it: 'It\\'s away'" }
    const [call, away, other] = sentencesOf(
      "X1\tIncoming call from {number}\nX2\tIt's away\nX3\tIt is away\n",
    ).map((sentence) => sentenceEntry(sentence, sources, known))
    expect([call?.where, away?.where, other?.where]).toEqual(['`words.ts`', '`words.ts`', null])
  })
})
