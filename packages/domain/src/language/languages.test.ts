import { expect, test } from 'vitest'
import { languageAsked } from './languages.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR, fr;q=0.9, es;q=0.4, en;q=0.6', 'en'],
  ['es;q=0, en', 'en'],
  ['*', 'en'],
  ['__proto__;q=nonsense', 'en'],
  [['es-US', 'en'], 'es'],
  [['pt-BR', 'en-US', 'es'], 'en'],
  [[], 'en'],
])('%j is answered in %s', (asked, language) => {
  expect(languageAsked(asked)).toBe(language)
})
