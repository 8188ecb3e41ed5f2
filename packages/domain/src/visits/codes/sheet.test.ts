import { expect, test } from 'vitest'
import { readSheetRow, sheetColumns } from './sheet.ts'

test.each([
  [['Code', 'Description'], { code: 0, label: 1, kind: -1 }],
  [['Reason text', 'Kind', 'Reason code'], { code: 2, label: 0, kind: 1 }],
  [['Code'], null],
  [['Number', 'Description'], null],
])('headings %j say where the columns are', (headings, columns) => {
  expect(sheetColumns(headings)).toEqual(columns)
})

const columns = { code: 0, label: 1, kind: 2 }
const read = (
  cells: string[],
  kind: 'missed_action' | null = null,
  vendor = 'carebridge' as const,
) => readSheetRow(cells, columns, { vendor, kind })

test('a row says what its code is for, else its letters do, else the choice for the file', () => {
  expect(read([' MR1003 ', 'Phone  was flat', 'Reason for a late check-in'])).toEqual({
    code: 'MR1003',
    label: 'Phone was flat',
    kind: 'late_reason',
    problem: null,
  })
  expect(read(['MR1003', 'x', 'late_reason']).kind).toBe('late_reason')
  expect(read(['LA1002', 'Called the client']).kind).toBe('late_action')
  expect(read(['30', 'Rescheduled'], 'missed_action').kind).toBe('missed_action')
})

test.each([
  [['', 'x'], 'no code'],
  [['MR 1', 'x'], 'not a code'],
  [['MR1000', ' '], 'does not say what'],
  [['MR1000', 'x'.repeat(301)], 'longer than 300'],
  [['30', 'x'], 'Choose it for the whole file'],
  [['MR1000', 'x', 'Weather'], '“Weather” is no kind'],
])('a row %j is left out with the reason', (cells, words) => {
  expect(read(cells).problem).toContain(words)
})
