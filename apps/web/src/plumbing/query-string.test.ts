import qs from 'qs'
import { expect, test } from 'vitest'
import { nestQuery, readQuery, writeQuery } from './query-string.ts'

test.each([
  [
    { page: 2, search: 'O’Neil & sons' },
    { page: '2', search: 'O’Neil & sons' },
  ],
  [
    { by_scheduled_date: { start_date: '2026-03-02', end_date: undefined } },
    { by_scheduled_date: { start_date: '2026-03-02' } },
  ],
  [{ ids: ['a', 'b'] }, { ids: ['a', 'b'] }],
  [{ ordered_asc: true, gone: null }, { ordered_asc: 'true' }],
])('the server reads %j as %j', (query, read) => {
  expect(qs.parse(writeQuery(query))).toEqual(read)
})

test('a filter of dates survives the address bar', () => {
  const flat = { 'by_scheduled_date[start_date]': '2026-03-02', status: 'active' }
  expect(readQuery(writeQuery(flat))).toEqual(flat)
  expect(nestQuery(flat)).toEqual({
    by_scheduled_date: { start_date: '2026-03-02' },
    status: 'active',
  })
})
