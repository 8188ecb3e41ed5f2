import { expect, test } from 'vitest'
import { rowsInput, withoutRow, withRowBack } from './rows.ts'

const stored = { key: 'a', id: '1', name: 'Ann' }
const added = { key: 'b', name: 'Bob' }
const blank = { key: 'c', name: '' }

test('a stored entry is marked and can be taken back; a new one goes', () => {
  const marked = withoutRow([stored, added], stored)
  expect(marked).toEqual([{ ...stored, _destroy: true }, added])
  expect(withRowBack(marked, stored)).toEqual([stored, added])
  expect(withoutRow([stored, added], added)).toEqual([stored])
})

test.each([
  ['blank ones at the end', [added, blank, blank], ['Bob']],
  [
    'no blank one before a filled one, so that errors keep their place',
    [blank, added],
    [' ', 'Bob'],
  ],
  ['no stored one, which is emptied and not removed', [{ ...stored, name: '' }], [' ']],
])('left out are %s', (_, rows, names) => {
  const sent = rowsInput(rows, ({ name }) => name === '', ['name'])
  expect(sent.map(({ name }) => name)).toEqual(names)
  expect(sent.some((row) => 'key' in row)).toBe(false)
})
