import { expect, test } from 'vitest'
import { exportInput } from './export-input.ts'

test('all pages of the list with its columns, by the names of the export', () => {
  const columns = [{ key: 'name', exports: ['last_name', 'first_name'] }, { key: 'city' }]
  const list = { status: 'active', page: '3', items: '50', sort: '-birthdate' }
  expect(exportInput(list, columns)).toEqual({
    status: 'active',
    sort: '-birthdate',
    columns: 'last_name,first_name,city',
  })
})

test('a list without a choice of columns asks for none', () => {
  expect(exportInput({ sort: 'date' }, [])).toEqual({ sort: 'date' })
})
