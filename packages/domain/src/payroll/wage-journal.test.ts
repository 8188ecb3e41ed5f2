import { expect, test } from 'vitest'
import { wageJournal } from './wage-journal.ts'

test('pay is an expense by its earning; mileage is owed apart from wages', () => {
  const lines = [
    { kind: 'visit', cents: 60_000 },
    { kind: 'night', cents: 500 },
    { kind: 'overtime', cents: 7_500 },
    { kind: 'mileage', cents: 906 },
  ] as const
  expect(wageJournal(lines)).toEqual([
    { account: 'regular', debit: 60_500, credit: 0 },
    { account: 'premium', debit: 7_500, credit: 0 },
    { account: 'reimbursement', debit: 906, credit: 0 },
    { account: 'wages_payable', debit: 0, credit: 68_000 },
    { account: 'reimbursements_payable', debit: 0, credit: 906 },
  ])
})

test('what an adjustment takes back lowers what is owed', () => {
  const lines = [
    { kind: 'visit', cents: 12_000 },
    { kind: 'adjustment', cents: -1500 },
  ] as const
  expect(wageJournal(lines)).toEqual([
    { account: 'regular', debit: 12_000, credit: 0 },
    { account: 'other', debit: 0, credit: 1500 },
    { account: 'wages_payable', debit: 0, credit: 10_500 },
  ])
})

test('a week that pays nothing has only what makes it nothing', () => {
  const lines = [
    { kind: 'visit', cents: 1000 },
    { kind: 'adjustment', cents: -1000 },
  ] as const
  expect(wageJournal(lines)).toEqual([
    { account: 'regular', debit: 1000, credit: 0 },
    { account: 'other', debit: 0, credit: 1000 },
  ])
  expect(wageJournal([])).toEqual([])
})
