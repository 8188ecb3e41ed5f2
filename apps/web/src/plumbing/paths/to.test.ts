import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathIds, paths } from './list.ts'
import { to } from './to.ts'

test('parameters are filled in and encoded, a search is appended', () => {
  expect(to('client', { clientId: 'a/b' })).toBe('/clients/a%2Fb')
  expect(to('clients', {}, { status: 'any', page: '2' })).toBe('/clients?status=any&page=2')
  expect(to('dashboard')).toBe('/dashboard')
  expect(to('landing')).toBe('/')
})

test('a parameter that may be left out is left out', () => {
  expect(to('messages', {})).toBe('/message-center')
  expect(to('messages', { senderId: '7' })).toBe('/message-center/7')
})

test('no path is declared twice', () => {
  const all = pathIds.map((id) => paths[id].path)
  expect(new Set(all).size).toBe(all.length)
})

const list = '/work/shared/spec/routes.tsv'
const rows = (() => {
  try {
    return readFileSync(list, 'utf8')
      .split('\n')
      .filter((row) => /^R\d+\t\//.test(row))
  } catch {
    return []
  }
})()

test.skipIf(rows.length === 0)(
  'every path of the specification is reserved with its access',
  () => {
    const declared = pathIds.map((id) => `${paths[id].path} ${paths[id].access}`)
    const wanted = rows.map((row) => {
      const [, path = '', access] = row.split('\t')
      return `${path.replace(/\{(\w+)(\??)\}/g, ':$1$2')} ${access}`
    })
    expect(declared).toEqual(expect.arrayContaining(wanted))
  },
)
