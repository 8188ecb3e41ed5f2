import { expect, test } from 'vitest'
import { readX12 } from '../read.ts'
import { interchange } from '../testing/envelope.ts'
import { deniedClaim, paidClaim, paymentHead } from '../testing/remittance-file.ts'
import { type BalanceRule, balance } from './balance.ts'
import { readRemittances } from './read.ts'

const verdict = (segments: readonly string[]) => {
  const [remittance] = readRemittances(readX12(interchange([segments])))
  if (!remittance) throw new Error('the file holds no 835')
  return balance(remittance)
}
const plb = 'PLB*1234567893*20261231*WO:ICN9*30*L6*-5.5'
const body = [...paymentHead('125.5'), ...paidClaim, ...deniedClaim, plb]
const changed = (from: string, to: string) => body.map((segment) => segment.replace(from, to))

test('a remittance that balances', () => {
  expect(verdict(body)).toEqual({
    balanced: true,
    failures: [],
    claimsPaid: 15000,
    providerAdjustments: 2450,
    expectedTotal: 12550,
    statedTotal: 12550,
  })
})

test('positive provider adjustments take from the payment, negative add to it', () => {
  expect(verdict([...paymentHead('119.5'), ...paidClaim, plb.replace('-5.5', '.5')]).balanced).toBe(
    true,
  )
  expect(
    verdict([...paymentHead('180.5'), ...paidClaim, plb.replace('*30*', '*-25*')]).balanced,
  ).toBe(true)
})

test('a reversal and its correction balance', () => {
  const reversal = [
    'CLP*CLAIM-1*22*-156*-150**MC*ICN0001*12*1',
    'CAS*CR*45*-6',
    'CLP*CLAIM-1*1*156*140**MC*ICN0003*12*7',
    'CAS*CO*45*16',
  ]
  expect(verdict([...paymentHead('-10'), ...reversal])).toMatchObject({ balanced: true })
  expect(
    verdict([...paymentHead('10').map((s) => s.replace('*C*', '*D*')), ...reversal]),
  ).toMatchObject({
    balanced: true,
    statedTotal: -1000,
  })
})

test('informational amounts take no part', () => {
  expect(verdict(changed('AMT*AU*150', 'AMT*AU*99')).balanced).toBe(true)
})

test.each<[string, string, string, [BalanceRule, number][]]>([
  ['the total', 'I*125.5', 'I*125.51', [['transaction_total', 1]]],
  ['a provider adjustment', 'ICN9*30', 'ICN9*31', [['transaction_total', 100]]],
  [
    'a line adjustment',
    'CAS*CO*45*6',
    'CAS*CO*45*6.01',
    [
      ['line_paid', 1],
      ['claim_paid', 1],
    ],
  ],
  ['a claim adjustment', 'CO*197*78', 'CO*197*77', [['claim_paid', -100]]],
  [
    'what a line paid',
    '*78*72*',
    '*78*71*',
    [
      ['line_paid', -100],
      ['claim_lines_paid', 100],
    ],
  ],
  [
    'what a line charged',
    '*78*78*',
    '*79*78*',
    [
      ['line_paid', -100],
      ['claim_lines_charge', -100],
    ],
  ],
  [
    'what a claim paid',
    '*156*150*',
    '*156*149*',
    [
      ['claim_paid', -100],
      ['claim_lines_paid', -100],
      ['transaction_total', 100],
    ],
  ],
  ['an amount that is none', '*156*150*', '*156*150*0x', [['unreadable_amount', 0]]],
])('%s off is found on its level', (_, from, to, expected) => {
  const { balanced, failures } = verdict(changed(from, to))
  expect(balanced).toBe(false)
  expect(failures.map(({ rule, difference }) => [rule, difference])).toEqual(expected)
})

test('a failure says where and by how much', () => {
  const [line, claim] = verdict(changed('CAS*CO*45*6', 'CAS*CO*45*6.01')).failures
  expect(line).toMatchObject({
    level: 'line',
    position: 27,
    claimId: 'CLAIM-1',
    expected: 7199,
    found: 7200,
    sentence:
      'Claim CLAIM-1, line 2: charge 78.00 less adjustments 6.01 = 71.99, but the line says paid 72.00 (difference 0.01).',
  })
  expect(claim).toMatchObject({ level: 'claim', position: 16, expected: 14999, found: 15000 })
})

test('a file that lost its payment does not balance by accident', () => {
  expect(verdict(['TRN*1*X*Y']).balanced).toBe(false)
})
