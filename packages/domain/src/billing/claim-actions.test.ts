import { describe, expect, it } from 'vitest'
import { allowed, as, everybody } from '../identity/testing/holders.ts'
import { type ActedOn, claimAbilities } from './claim-actions.ts'

const unfiled: ActedOn = {
  status: 'for_review',
  ready: true,
  frequency: '1',
  payerOrder: 'primary',
  filings: [],
  payerControlNumber: null,
  openCents: 0,
  writtenOffCents: 0,
}
const accepted: Partial<ActedOn> = {
  filings: [{ frequency: '1', state: 'accepted', payer_order: 'primary' }],
  payerControlNumber: 'ICN1',
}
const rejected: Partial<ActedOn> = {
  filings: [{ frequency: '1', state: 'rejected', payer_order: 'primary' }],
}

describe('the actions of a claim', () => {
  it.each<[string, Partial<ActedOn>, string]>([
    ['new and ready', {}, 'edit mark_ready hold unbill mark_unbillable discard'],
    ['new, not ready', { ready: false }, 'edit hold unbill mark_unbillable discard'],
    ['ready', { status: 'ready_to_send' }, 'edit review hold mark_unbillable'],
    ['in a file', { status: 'exported' }, 'edit'],
    ['sent', { status: 'transmitted' }, 'edit acknowledge reject'],
    [
      'sent void',
      { status: 'transmitted', frequency: '8' },
      'edit acknowledge reject confirm_void',
    ],
    ['accepted', { ...accepted, status: 'acknowledged' }, 'edit correct confirm reject void'],
    ['rejected', { ...rejected, status: 'rejected' }, 'edit correct'],
    ['denied', { ...accepted, status: 'denied' }, 'edit correct void'],
    [
      'denied and open',
      { ...accepted, status: 'denied', openCents: 100 },
      'edit correct void write_off',
    ],
    [
      'written off in part',
      { ...accepted, status: 'remaining_balance', openCents: 60, writtenOffCents: 40 },
      'edit correct write_off',
    ],
    [
      'denied, number unknown',
      { ...accepted, payerControlNumber: null, status: 'denied' },
      'edit correct',
    ],
    ['paid', { ...accepted, status: 'paid' }, 'edit correct void'],
    ['opened again', { ...accepted, status: 'for_review' }, 'edit mark_ready hold unbill leave'],
    ['void', { status: 'voided' }, 'edit'],
  ])('%s: %s', (_, changes, expected) => {
    const claim = { ...unfiled, ...changes }
    const sorted = (actions: string) => actions.split(' ').filter(Boolean).toSorted()
    expect(sorted(allowed(claimAbilities(as('billing_admin'), claim)))).toEqual(sorted(expected))
    expect(allowed(claimAbilities(as('admin'), claim))).toBe('')
    expect(sorted(allowed(claimAbilities(everybody, claim)))).toEqual(sorted(expected))
  })
})
