import { expect, test } from 'vitest'
import { csvFile } from './file.ts'

test.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t=1',
  ' =1',
  '\0=1',
])('a spreadsheet takes %j for text', (cell) => {
  const { body } = csvFile('a.csv', { fields: ['a'], data: [[cell]] })
  expect(String(body)).toContain(`"'${cell}"`)
})

test.each(['1-1', '-12.50', 'a=b', 'Ann＠home', '', '(919) 555-0100'])(
  '%j stays as it is',
  (cell) => {
    const { body } = csvFile('a.csv', { fields: ['a'], data: [[cell]] })
    expect(body).toBe(`\uFEFFa\r\n${cell}\r\n`)
  },
)
