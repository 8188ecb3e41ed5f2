import { expect, test } from 'vitest'
import { pathIds, pathOf } from './list.ts'
import { to } from './to.ts'

test('parameters are filled in and encoded, a search is appended', () => {
  expect(to('client', { clientId: 'a/b' })).toBe('/clients/a%2Fb')
  expect(to('clients', {}, { status: 'any', page: '2' })).toBe('/clients?status=any&page=2')
  expect(to('dashboard')).toBe('/dashboard')
  expect(to('landing')).toBe('/')
})

test('a parameter that may be left out is left out', () => {
  expect(to('admin.service-types', {})).toBe('/admin/service-types')
  expect(to('admin.service-types', { serviceType: '7' })).toBe('/admin/service-types/7')
})

test('no path is declared twice', () => {
  const all = pathIds().map((id) => pathOf(id).path)
  expect(new Set(all).size).toBe(all.length)
})

test('no screen of the specification has two paths', () => {
  const numbers = pathIds().flatMap((id) => pathOf(id).spec || [])
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).toHaveLength(69)
})
