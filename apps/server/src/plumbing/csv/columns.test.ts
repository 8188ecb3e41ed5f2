import { expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { readColumns } from './columns.ts'

const columns = ['name', 'status', 'city'] as const

test.each([
  [undefined, ['name', 'status']],
  ['city', ['city']],
  ['status, name ,status', ['status', 'name']],
])('%s asks for %j', (written, names) => {
  expect(readColumns(written, columns, ['name', 'status'])).toEqual(names)
})

test('all columns where none are more usual', () => {
  expect(readColumns(undefined, columns)).toBe(columns)
})

test.each([
  ['', 'There is no column .'],
  ['name,age,toString', 'There is no column age, toString.'],
])('%j is refused at the field', (written, sentence) => {
  const read = () => readColumns(written, columns)
  expect(read).toThrow(Failure)
  expect(read).toThrow(expect.objectContaining({ fields: { columns: [sentence] } }))
})
