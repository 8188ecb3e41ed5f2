import { expect, test } from 'vitest'
import { bestMatch, matchOf } from './match.ts'

test.each([
  ['/clients', '/clients', {}],
  ['/clients', '/clients/', {}],
  ['/', '/', {}],
  ['/clients/:id', '/clients/7', { id: '7' }],
  ['/clients/:id', '/clients/a%2Fb', { id: 'a/b' }],
  ['/week/:day?', '/week', {}],
  ['/week/:day?', '/week/2026-03-02', { day: '2026-03-02' }],
  ['/clients', '/clients/7', undefined],
  ['/clients/:id', '/clients', undefined],
  ['/clients/:id', '/agents/7', undefined],
  ['/clients/:id', '/clients/%E0%A4%A', undefined],
])('%s at %s: %j', (pattern, path, params) => {
  expect(matchOf(pattern, path)).toEqual(params)
})

test('a word goes before a parameter, whichever is declared first', () => {
  const patterns = [
    ['client', '/clients/:id'],
    ['add', '/clients/add'],
    ['list', '/clients/:view?'],
  ] as const
  expect(bestMatch(patterns, '/clients/add')?.id).toBe('add')
  expect(bestMatch(patterns, '/clients/7')).toMatchObject({ id: 'client', params: { id: '7' } })
  expect(bestMatch(patterns, '/clients')?.id).toBe('list')
  expect(bestMatch(patterns, '/agents')).toBeUndefined()
})
