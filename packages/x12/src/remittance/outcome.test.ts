import { expect, test } from 'vitest'
import { readX12 } from '../read.ts'
import { interchange } from '../testing/envelope.ts'
import { isDenied, isPayment, isReversal, leavesToNext } from './outcome.ts'
import { readRemittances } from './read.ts'

const remittance = (segments: readonly string[]) => {
  const [first] = readRemittances(readX12(interchange([segments])))
  if (!first) throw new Error('the file holds no 835')
  return first
}
const claim = (...segments: string[]) => {
  const [first] = remittance(segments).claims
  if (!first) throw new Error('the file holds no claim')
  return first
}

test.each([
  ['status 1 with no authorization', ['CLP*A*1*78*0', 'CAS*CO*197*78'], true],
  ['status 4 with an unknown client', ['CLP*A*4*78*0', 'CAS*PR*31*78'], true],
  ['refused on the line', ['CLP*A*1*78*0', 'SVC*HC:T1019*78*0', 'CAS*CO*29*78'], true],
  ['partly over the rate, rest refused', ['CLP*A*1*78*0', 'CAS*CO*45*8*1*16*70'], true],
  ['a reason we have no words for', ['CLP*A*1*78*0', 'CAS*CO*999*78'], true],
  ['all deductible', ['CLP*A*1*78*0*78', 'CAS*PR*1*78'], false],
  ['patient liability and contract', ['CLP*A*1*78*0*70', 'CAS*PR*142*70', 'CAS*CO*45*8'], false],
  ['paid by an earlier payer', ['CLP*A*2*78*0', 'CAS*OA*23*78'], false],
  ['paid in part', ['CLP*A*1*78*40', 'CAS*CO*119*38'], false],
  ['status 4 but paid', ['CLP*A*4*78*78'], false],
  ['taken back', ['CLP*A*22*-78*-78'], false],
  ['taken back refusal', ['CLP*A*22*-78*0', 'CAS*CO*197*-78'], false],
  ['nothing charged', ['CLP*A*1*0*0', 'CAS*CO*16*0'], false],
])('%s', (_, segments, denied) => {
  expect(isDenied(claim(...segments))).toBe(denied)
})

test('a claim is not refused where one of its lines is', () => {
  const mixed = claim('CLP*A*1*100*50', 'SVC*HC:T1019*50*50', 'SVC*HC:T1019*50*0', 'CAS*CO*18*50')
  expect(isDenied(mixed)).toBe(false)
})

test('22 is a reversal, H moves no money', () => {
  expect(isReversal(claim('CLP*A*22*-78*-78'))).toBe(true)
  expect(isReversal(claim('CLP*A*1*-78*-78'))).toBe(false)
  expect(isPayment(remittance(['BPR*H*0*C*NON']))).toBe(false)
  expect(isPayment(remittance(['BPR*I*0*C*NON']))).toBe(true)
})

test.each<[string, [group: string, reason: string, amount: number][], boolean]>([
  ['another payer comes first', [['CO', '22', 78]], true],
  [
    'not covered, and part of it by contract',
    [
      ['CO', '45', 8],
      ['OA', '204', 70],
    ],
    true,
  ],
  ['no authorization', [['CO', '197', 78]], false],
  [
    'both',
    [
      ['CO', '27', 40],
      ['CO', '16', 38],
    ],
    false,
  ],
  ['not covered, which the patient owes', [['PR', '96', 78]], false],
  ['taken back', [['CO', '27', -78]], false],
])('what is refused is left to the next payer: %s', (_, said, left) => {
  expect(leavesToNext(said.map(([group, reason, amount]) => ({ group, reason, amount })))).toBe(
    left,
  )
})
