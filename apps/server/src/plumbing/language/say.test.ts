import { sentence } from '@homeward/domain/language/sentence'
import { expect, test } from 'vitest'
import { say } from './say.ts'

const least = sentence('Enter at least {least} characters.', { least: 1200 })

test.each([
  ['en', 'Sign in to continue.', 'Sign in to continue.'],
  ['es', 'Sign in to continue.', 'Inicie sesión para continuar.'],
  ['en', least, 'Enter at least 1200 characters.'],
  ['es', least, 'Escriba al menos 1200 caracteres.'],
  ['es', 'What no catalog has', 'What no catalog has'],
  ['es', 'Send the body as {"data": {…}}.', 'Send the body as {"data": {…}}.'],
  ['es', 'constructor', 'constructor'],
  ['es', sentence('Not known: {name}', { name: '{least}' }), 'Not known: {least}'],
] as const)('in %s %j is "%s"', (language, said, words) => {
  expect(say(language, said)).toBe(words)
})
