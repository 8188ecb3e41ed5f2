import { expect, test } from 'vitest'
import { anEntry, idOf } from '../testing/records.ts'
import { causesOf } from './causes.ts'

const at = (minute: string, description: string, claim: string | null = null) =>
  anEntry({
    id: idOf(Number(minute) + description.length),
    created_at: `2026-03-10T15:${minute}:00Z`,
    description,
    claim: claim === null ? null : { id: idOf(1), number: claim },
  })

test('entries of one moment are one act, named by what they have in common', () => {
  const told = causesOf([
    at('30', 'Payment for claim 100001, check 77', '100001'),
    at('30', 'Adjustment for claim 100002, check 77', '100002'),
    at('20', 'Claim 100001 sent to NC Medicaid', '100001'),
    at('20', 'Claim 100002 sent to NC Medicaid', '100002'),
    at('10', 'Provider adjustment'),
    at('05', 'This'),
    at('05', 'That'),
  ]).map(({ title, entries }) => `${title}: ${entries.length}`)
  expect(told).toEqual([
    'check 77: 2',
    'Claim sent to NC Medicaid: 2',
    'Provider adjustment: 1',
    'This and more: 2',
  ])
})

test('entries of one moment that others stand between are told apart', () => {
  const entries = [at('30', 'One'), at('20', 'Two'), at('30', 'Three')]
  expect(causesOf(entries)).toHaveLength(3)
  expect(causesOf([])).toEqual([])
})
