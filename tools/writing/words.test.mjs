import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../setup/root.mjs'
import { proseOf, proseOfDocument } from './prose.mjs'
import { unusedWords } from './words.mjs'

const words = JSON.parse(readFileSync(inRoot('tools', 'writing', 'words.json'), 'utf8'))
const screen = 'apps/web/src/rooms/visits/planted.tsx'

/** @param {string} path @param {string} text */
const lookIn = (path, text) => unusedWords({ [path]: text }, words)

test.each([
  ['a label', `export const label = 'Coming visits'`, 'Coming visits'],
  ['JSX text', `export const A = () => <p>\n  Bring it\n  back\n</p>`, 'Bring it back'],
  ['an attribute', `export const A = () => <p title="Needs a look" />`, 'Needs a look'],
  ['a template', 'export const said = (n: number) => `${n} checks hold`', 'checks hold'],
  ['a word of the old list', `const x = 'Mend what the checks show.'`, 'Mend'],
])('%s with a word that is not used is found', (_, code, word) => {
  expect(lookIn(screen, code)).toEqual([expect.stringContaining(`"${word}", say`)])
})

test('the place is named', () => {
  expect(lookIn(screen, `\n\nconst x = 'Show the way'`)).toEqual([
    `${screen}:3: "Show the way", say directions`,
  ])
})

test.each([
  [
    'names of the code',
    `import { mend } from './mend.ts'\nconst payer = { rhythm: 'payer_id' }\nmend(payer)`,
  ],
  ['comments', `// Coming visits are mended.\nexport const x = 1`],
  ['SQL', 'const q = sql`select email from payers where mend and let go`'],
  ['what X12 calls so', `const label = 'Payer ID'`],
  [
    'a sentence of the specification',
    `const x = 'Your session has expired, please try to re-login'`,
  ],
])('%s are left alone', (_, code) => {
  expect(lookIn(screen, code)).toEqual([])
})

test('tests and other files are not screens', () => {
  expect(lookIn('apps/web/src/rooms/visits/planted.test.tsx', `test('Coming visits', f)`)).toEqual(
    [],
  )
  expect(lookIn('tools/planted.ts', `const x = 'Coming visits'`)).toEqual([])
})

test('documents are held to the words as well, but not their code', () => {
  const text =
    'One line.\n\nA claim is mended.\n\n```\nmend it\n```\nSee `mend` in [a file](mend.md).\n'
  expect(lookIn('docs/planted.md', text)).toEqual(['docs/planted.md:3: "mended", say fix'])
  expect(proseOfDocument('`a` b')).toEqual([{ line: 1, text: ' b' }])
})

test('every word of the list is found in capital and small letters, and has a word in its place', () => {
  for (const { never, say } of [...words.everywhere, ...words.screens]) {
    expect(say).not.toBe('')
    expect(() => new RegExp(never)).not.toThrow()
  }
})

test('a source that cannot be read is no source without words', () => {
  expect(() => proseOf('a.ts', 'const = ')).toThrow('a.ts')
})
