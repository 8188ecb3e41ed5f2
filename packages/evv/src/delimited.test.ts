import { expect, test } from 'vitest'
import { readDelimited, writeDelimited } from './delimited.ts'

test('values with separators, quotes and line breaks are quoted, and come back as they were', () => {
  const rows = [
    ['Name', 'Note'],
    ['Abernathy, Ruth', 'said "later"\nand left'],
    ['', 'last'],
  ]
  const text = writeDelimited(rows)
  expect(text).toBe('Name,Note\r\n"Abernathy, Ruth","said ""later""\nand left"\r\n,last\r\n')
  expect(readDelimited(text)).toEqual(rows)
})

test.each([
  ['', []],
  ['\uFEFFa,b', [['a', 'b']]],
  [
    'a,b\n\n\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a,"b', [['a', 'b']]],
  ['a,b "c" d\r\n', [['a', 'b "c" d']]],
])('%j is read as %j', (text, rows) => {
  expect(readDelimited(text)).toEqual(rows)
})

test('another separator', () => {
  expect(writeDelimited([['a|b', 'c,d']], '|')).toBe('"a|b"|c,d\r\n')
  expect(readDelimited('"a|b"|c,d', '|')).toEqual([['a|b', 'c,d']])
})
