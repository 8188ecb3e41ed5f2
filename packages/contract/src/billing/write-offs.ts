import { endpoint, record } from '../endpoint.ts'
import { cents, lockVersion, text } from '../fields.ts'
import { Claim } from './claim-shape.ts'

const reason = text(500).min(1, 'Enter a reason.')

export const writeOffClaim = endpoint({
  room: 'billing',
  summary:
    'Write off what a payor owes or refused of a claim; more than the limit of the agency waits for a second person',
  method: 'POST',
  path: '/claims/:id/write_offs',
  permission: 'claims.write',
  input: {
    amount_cents: cents.min(1, 'Enter an amount above zero.').max(2_000_000_000),
    reason,
    lock_version: lockVersion,
  },
  returns: record(Claim),
  fails: ['status_not_allowed', 'write_off_too_much', 'write_off_waits', 'stale'],
})

export const approveWriteOff = endpoint({
  room: 'billing',
  summary: 'Approve a write-off that another person asked for; the journal gets it',
  method: 'POST',
  path: '/write_offs/:id/approve',
  permission: 'claims.write',
  returns: record(Claim),
  fails: ['status_not_allowed', 'write_off_too_much', 'second_person_needed'],
})

export const undoWriteOff = endpoint({
  room: 'billing',
  summary: 'Withdraw a write-off that waits, or reverse a posted one',
  method: 'POST',
  path: '/write_offs/:id/undo',
  permission: 'claims.write',
  input: { reason },
  returns: record(Claim),
  fails: ['status_not_allowed'],
})
