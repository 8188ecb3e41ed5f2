import { expect, test } from 'vitest'
import { flatOf, isSameQuery, showView, viewQuery } from './view-query.ts'

const known = {
  search: 'search',
  filters: [
    { kind: 'choice', name: 'status', label: 'Status', options: [] },
    { kind: 'days', name: 'by_date', label: 'Days' },
  ],
} as const

test('a view keeps filters, order and columns, and nothing of what was searched', () => {
  const flat = {
    status: 'prospect',
    'by_date[start_date]': '2026-03-02',
    search: 'Rosa',
    page: '3',
    open: 'x',
    sort: '-date',
  }
  expect(viewQuery(flat, known as never, 'name,city')).toEqual({
    status: 'prospect',
    'by_date[start_date]': '2026-03-02',
    sort: '-date',
    columns: 'name,city',
  })
})

test('the columns of the address go before those that somebody likes', () => {
  expect(viewQuery({ columns: 'a' }, known as never, 'b')).toEqual({ columns: 'a' })
})

test('showing a view takes everything else out of the address', () => {
  const view = { id: 'v1', query: { status: 'all', by: { x: 'y' } } }
  expect(showView(view as never, known as never)).toEqual({
    status: 'all',
    'by_date[start_date]': undefined,
    'by_date[end_date]': undefined,
    sort: undefined,
    columns: undefined,
    search: undefined,
    open: undefined,
    view: 'v1',
  })
  expect(flatOf({ query: { status: 'all', page: 2 } })).toEqual({ status: 'all', page: '2' })
})

test.each([
  [{ a: '1', b: '2' }, { b: '2', a: '1' }, true],
  [{ a: '1' }, { a: '1', b: '2' }, false],
  [{}, {}, true],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(isSameQuery(one as Record<string, string>, other as Record<string, string>)).toBe(same)
})
