import { describe, expect, it } from 'vitest'
import { matchClaim } from './matching.ts'
import type { ClaimKeys, RemittedKeys } from './matching.ts'

const claim = (id: string, changes: Partial<ClaimKeys> = {}): ClaimKeys => ({
  id,
  number: `HW-${id}`,
  payerControlNumber: null,
  memberId: '900123456A',
  serviceDate: '2026-03-02',
  charges: [7800],
  ...changes,
})
const ours = [
  claim('000101'),
  claim('000102', { memberId: '900999999B', payerControlNumber: 'ICN0042' }),
  claim('000103', { serviceDate: '2026-03-03' }),
  claim('000104', { serviceDate: '2026-03-04' }),
  claim('000105', { serviceDate: '2026-03-04' }),
  claim('000106', { payerControlNumber: 'ICN77' }),
  claim('000107', { payerControlNumber: 'ICN77', serviceDate: '2026-03-07' }),
]
const remitted = (changes: Partial<RemittedKeys>): RemittedKeys => ({
  claimNumber: '',
  payerControlNumber: null,
  memberId: null,
  serviceDates: [],
  chargeCents: 7800,
  ...changes,
})

describe('matchClaim', () => {
  it.each<[string, Partial<RemittedKeys>, string | null, string | null]>([
    ['our number', { claimNumber: 'HW-000101' }, '000101', 'number'],
    ['in lower case', { claimNumber: 'hw-000101' }, '000101', 'number'],
    ['without the dash', { claimNumber: 'HW000101' }, '000101', 'number'],
    ['with spaces and zeros', { claimNumber: ' 00HW 000101 ' }, '000101', 'number'],
    ['zeros inside stay', { claimNumber: 'HW-101' }, null, null],
    [
      'the number of the payor',
      { payerControlNumber: 'icn0042' },
      '000102',
      'payer_control_number',
    ],
    [
      'our number before that of the payor',
      { claimNumber: 'HW-000101', payerControlNumber: 'ICN0042' },
      '000101',
      'number',
    ],
    [
      'member, date and charge',
      { memberId: '900123456a', serviceDates: ['2026-03-03'] },
      '000103',
      'member_date_charge',
    ],
    [
      'a reversal has a negative charge',
      { memberId: '900123456A', serviceDates: ['2026-03-03'], chargeCents: -7800 },
      '000103',
      'member_date_charge',
    ],
    [
      'another charge',
      { memberId: '900123456A', serviceDates: ['2026-03-03'], chargeCents: 7700 },
      null,
      null,
    ],
    ['another date', { memberId: '900123456A', serviceDates: ['2026-03-09'] }, null, null],
    [
      'two claims of that day',
      { memberId: '900123456A', serviceDates: ['2026-03-04'] },
      null,
      null,
    ],
    ['two claims with that number of the payor', { payerControlNumber: 'ICN77' }, null, null],
    [
      'an ambiguous key ends the search',
      { payerControlNumber: 'ICN77', memberId: '900123456A', serviceDates: ['2026-03-03'] },
      null,
      null,
    ],
    ['nothing', {}, null, null],
    [
      'empty numbers are not the same number',
      { claimNumber: '000', payerControlNumber: '' },
      null,
      null,
    ],
    [
      'our number, another charge',
      { claimNumber: 'HW-000101', chargeCents: 5000 },
      '000101',
      'number',
    ],
    [
      'our number, another member',
      { claimNumber: 'HW-000101', memberId: 'X9999' },
      '000101',
      'number',
    ],
    [
      'our number, another member and charge',
      { claimNumber: 'HW-000101', memberId: 'X9999', chargeCents: 5000 },
      null,
      null,
    ],
  ])('%s', (_, changes, id, matchedBy) => {
    const match = matchClaim(remitted(changes), ours)
    expect([match?.claim.id ?? null, match?.matchedBy ?? null]).toEqual([id, matchedBy])
  })

  it.each([
    [5200, '000201'],
    [-5200, '000201'],
    [7800, '000201'],
    [6500, null],
  ])(
    'an answer of %d cents to a claim that was corrected, under another member ID',
    (chargeCents, id) => {
      const corrected = claim('000201', { charges: [5200, 7800] })
      const answer = remitted({ claimNumber: 'HW-000201', memberId: 'X9999', chargeCents })
      expect(matchClaim(answer, [corrected])?.claim.id ?? null).toBe(id)
    },
  )

  it('finds a corrected claim by member, date and what an earlier filing charged', () => {
    const answer = remitted({
      memberId: '900123456A',
      serviceDates: ['2026-03-02'],
      chargeCents: 5200,
    })
    const corrected = claim('000202', { charges: [5200, 7800] })
    expect(matchClaim(answer, [corrected])?.matchedBy).toBe('member_date_charge')
  })

  it('does not choose between two mangled numbers', () => {
    const twins = [claim('1', { number: 'A-1' }), claim('2', { number: 'A 1' })]
    expect(matchClaim(remitted({ claimNumber: 'a1' }), twins)).toBeNull()
    expect(matchClaim(remitted({ claimNumber: 'A 1' }), twins)?.claim.id).toBe('2')
  })
})
