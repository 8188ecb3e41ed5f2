import { describe, expect, test } from 'vitest'
import { isUnderWay, orderLines, readOrderLine, yearOfFile } from './icd-order-file.ts'

const code =
  '00003 A000    1 Cholera due to Vibrio cholerae 01, biovar cholerae            Cholera due to Vibrio cholerae 01, biovar cholerae'
const heading =
  '00001 A00     0 Cholera                                                      Cholera'
const long =
  '36201 I69351  1 Hemiplga following cerebral infrc affecting right dominant side Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side'

describe('a line of the order file', () => {
  test('is a code that can stand on a claim', () => {
    expect(readOrderLine(code)).toEqual({
      ok: true,
      value: {
        code: 'A000',
        billable: true,
        description: 'Cholera due to Vibrio cholerae 01, biovar cholerae',
        longDescription: 'Cholera due to Vibrio cholerae 01, biovar cholerae',
      },
    })
  })

  test('or a heading that cannot', () => {
    expect(readOrderLine(heading)).toMatchObject({
      ok: true,
      value: { code: 'A00', billable: false },
    })
  })

  test('has the long description after the short one', () => {
    const short =
      long.slice(0, 16) + 'Hemiplga following cerebral infrc'.padEnd(60) + ' ' + 'The long one'
    expect(readOrderLine(short)).toMatchObject({
      value: { description: 'Hemiplga following cerebral infrc', longDescription: 'The long one' },
    })
  })

  test('whose long description is left out takes the short one', () => {
    expect(readOrderLine('00001 A00     0 Cholera')).toMatchObject({
      value: { description: 'Cholera', longDescription: 'Cholera' },
    })
  })

  test.each([
    ['is empty', ''],
    ['has no order number', code.replace('00003', '     ')],
    ['has another flag', `${code.slice(0, 14)}2${code.slice(15)}`],
    ['has no code', `${code.slice(0, 6)}       ${code.slice(13)}`],
    ['has no description', '00003 A000    1'],
    ['is of another file', 'code,description\nA00,Cholera'],
  ])('that %s cannot be read', (_, line) => {
    expect(readOrderLine(line)).toEqual({ ok: false, failure: 'line_unreadable' })
  })
})

test('lines end as Windows or as Unix ends them', () => {
  expect(orderLines('one\r\ntwo\nthree\n\n')).toEqual(['one', 'two', 'three'])
})

test.each([
  ['icd10cm_order_2026.txt', 2026],
  ['icd10cm-order-April-2025.txt', 2025],
  ['codes.txt', null],
  ['120264.txt', null],
])('the year of %s is %s', (name, year) => {
  expect(yearOfFile(name)).toBe(year)
})

test.each([
  ['waiting', true],
  ['running', true],
  ['done', false],
  ['failed', false],
  ['canceled', false],
] as const)('what is %s is under way: %s', (status, underWay) => {
  expect(isUnderWay(status)).toBe(underWay)
})
