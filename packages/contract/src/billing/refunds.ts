import { payMethods, refundReceivers } from '@homeward/domain/billing/refunds'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { cents, day, line, lockVersion, text } from '../fields.ts'
import { Claim } from './claim-shape.ts'

const reason = text(500).min(1, 'Enter a reason.')

export const refundClaim = endpoint({
  room: 'billing',
  summary:
    'Refund the credit of a claim to its payor or patient; more than the limit of the agency waits for a second person',
  method: 'POST',
  path: '/claims/:id/refunds',
  permission: 'claims.write',
  input: {
    amount_cents: cents.min(1, 'Enter an amount above zero.').max(2_000_000_000),
    paid_to: z.enum(refundReceivers),
    method: z.enum(payMethods),
    /** The number of the check or of the transfer. */
    reference: line(100).nullish(),
    paid_on: day,
    reason,
    lock_version: lockVersion,
  },
  returns: record(Claim),
  fails: ['refund_too_much', 'refund_waits', 'day_to_come', 'stale'],
})

export const approveRefund = endpoint({
  room: 'billing',
  summary: 'Approve a refund that another person asked for; the journal gets it',
  method: 'POST',
  path: '/refunds/:id/approve',
  permission: 'claims.write',
  returns: record(Claim),
  fails: ['status_not_allowed', 'refund_too_much', 'second_person_needed'],
})

export const undoRefund = endpoint({
  room: 'billing',
  summary: 'Withdraw a refund that waits, or reverse a posted one',
  method: 'POST',
  path: '/refunds/:id/undo',
  permission: 'claims.write',
  input: { reason },
  returns: record(Claim),
  fails: ['status_not_allowed'],
})
