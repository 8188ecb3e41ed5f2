import { expect, test } from 'vitest'
import { catalogProblems, hasForms, inlineTexts, neededTexts, wrongValues } from './catalogs.mjs'
import { textsIn } from './texts.mjs'

const screen = 'apps/web/src/rooms/identity/sign-in/planted.tsx'
const office = 'apps/web/src/rooms/billing/planted.tsx'

/** @param {string} path @param {string} code */
const read = (path, code) => ({ [path]: textsIn(path, code) })

/** @param {Record<string, string>} screens @param {string} code */
const problemsOf = (screens, code) =>
  catalogProblems('es', { shared: {}, screens, server: {} }, read(screen, code))

test.each([
  ['JSX text', `const A = () => <p>Back</p>`, 'Back'],
  ['an attribute', `const A = () => <p title="Not found" />`, 'Not found'],
  ['a word with a hyphen', `const A = () => <p title="E-mail" />`, 'E-mail'],
  ['a string', `const label = 'Try again'`, 'Try again'],
  ['a template', 'const said = (n) => `${n} of these are done`', '… of these are done'],
  ['a choice', `const A = () => <p>{a ? 'Open' : 'Closed'}</p>`, 'Open'],
])('%s in a translated room is found', (_, code, text) => {
  expect(inlineTexts(read(screen, code))[0]).toBe(
    `${screen}:1: "${text}" is in no catalog; use t()`,
  )
})

test.each([
  `const A = () => <p className="big red" title={t('Not found')}>{t('Back')}</p>`,
  `const label = word('Try again')`,
  `const A = () => <a href="/Some place">{name}</a>`,
  `throw new Error('Only a programmer reads this')`,
  `import { a } from 'Some file'`,
])('%s has no words of one language', (code) => {
  expect(inlineTexts(read(screen, code))).toEqual([])
})

test('rooms that are not translated yet may have words', () => {
  expect(inlineTexts(read(office, `const label = 'Try again'`))).toEqual([])
})

test('a text that a catalog lacks, that nobody says, or that is empty is found', () => {
  expect(problemsOf({}, `t('Back')`)).toEqual([expect.stringContaining('"Back" is missing')])
  expect(problemsOf({ Back: '' }, `t('Back')`)).toEqual([expect.stringContaining('is missing')])
  expect(problemsOf({ Back: 'Volver' }, ``)).toEqual([expect.stringContaining('is not used')])
  expect(problemsOf({ Back: 'Volver' }, `t(a ? 'Back' : 'Back')`)).toEqual([])
})

test('a translation has the values of its text, also within its forms', () => {
  const english = '{n, plural, one {# visit with {name}} other {# visits with {name}}}'
  const code = `t('${english}', { n, name })`
  const spanish = '{n, plural, one {# visita con {name}} other {# visitas con {name}}}'
  expect(problemsOf({ [english]: spanish }, code)).toEqual([])
  expect(problemsOf({ [english]: '{n} visitas' }, code)).toEqual([
    expect.stringContaining('has other values'),
  ])
})

test('a text is given what stands in it', () => {
  expect(wrongValues(read(screen, `t('In {time}', { time })`))).toEqual([])
  expect(wrongValues(read(screen, `t('In {time}', { tiem })`))).toHaveLength(1)
  expect(wrongValues(read(screen, `t('In {time}')`))).toHaveLength(1)
  expect(wrongValues(read(screen, `t('In {time}', values)`))).toEqual([])
})

test('what packages say is in the shared catalog alone', () => {
  const needed = neededTexts({
    ...read('packages/contract/src/failures/general.ts', `const a = { sentence: 'Sign in.' }`),
    ...read(screen, `t('Sign in.'); t('Back')`),
    ...read('apps/server/src/rooms/visits/a.ts', `word('Sign in.'); sentence('At {time}', {})`),
  })
  expect([...needed.shared]).toEqual(['Sign in.'])
  expect([...needed.screens]).toEqual(['Back'])
  expect([...needed.server]).toEqual(['At {time}'])
})

test('English is compiled where a text has forms, not where values stand in it', () => {
  expect(hasForms('In {time}')).toBe(false)
  expect(hasForms('{n, plural, one {# visit} other {# visits}}')).toBe(true)
})
