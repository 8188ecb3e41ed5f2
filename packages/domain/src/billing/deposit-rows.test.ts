import { expect, test } from 'vitest'
import { guessColumns, readDepositRow } from './deposit-rows.ts'

const today = '2026-11-02'
const read = (amount: string, trace_number = 'EFT1', bank_date = '10/30/2026') =>
  readDepositRow({ bank_date, amount, trace_number }, today)

const cents = (amount: string) => {
  const { ok, ...rest } = read(amount)
  return ok && 'value' in rest ? (rest.value?.amount_cents ?? null) : rest
}

test.each([
  ['$1,234.56', 123_456],
  ['12', 1200],
  ['.5', 50],
  ['+7.00', 700],
  ['$ 12,345,678.90', 1_234_567_890],
  ['-12.00', null],
  ['(12.00)', null],
  ['12.00-', null],
  ['', null],
  ['0.00', null],
])('the amount %s', (text, expected) => {
  expect(cents(text)).toBe(expected)
})

test.each([
  'abc',
  '1.234,56',
  '12.345',
  '-',
  '99999999999',
  '12,34',
  '1,23,456.00',
  '12,345,6',
  '(12.00',
  '12.00)',
  '-12.00-',
  '((12.00))',
])('%s is no amount', (text) => {
  expect(read(text).ok).toBe(false)
})

test('the trace number is found in the text of the payor', () => {
  const of = (text: string) => read('1', text)
  expect(of('NC MEDICAID HCCLAIMPMT TRN*1*EFT1001*1512345678~')).toMatchObject({
    value: { trace_number: 'EFT1001' },
  })
  expect(of("'0082")).toMatchObject({ value: { trace_number: '0082' } })
  expect(of('EFT\u0000\u00071')).toMatchObject({ value: { trace_number: 'EFT 1' } })
  expect(of(' ')).toMatchObject({ ok: false })
  expect(of('\u0000')).toMatchObject({ ok: false })
})

test('a day is real and not to come', () => {
  expect(read('1', 'E', '2026-11-02')).toMatchObject({ value: { bank_date: today } })
  for (const day of ['11/03/2026', '02/30/2026', '0000-01-01', '', 'soon']) {
    expect(read('1', 'E', day).ok).toBe(false)
  }
})

test('columns are guessed by their headings', () => {
  expect(guessColumns(['Posted Date', 'Description', 'Debit', 'Credit'])).toEqual({
    bank_date: 'Posted Date',
    amount: 'Credit',
    trace_number: 'Description',
  })
  expect(guessColumns(['A', 'B'])).toEqual({ bank_date: null, amount: null, trace_number: null })
})
