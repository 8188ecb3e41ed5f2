import { depositStates } from '@homeward/domain/billing/deposits'
import { remittanceStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, cents, day, id, instant, line, paging } from '../fields.ts'

export const Deposit = z.object({
  id,
  bank_date: day,
  amount_cents: cents,
  trace_number: z.string(),
  state: z.enum(depositStates),
  /** What the bank got beyond the matched payments. */
  difference_cents: cents,
  payments: z.array(
    z.object({
      id,
      payer_name: z.string().nullable(),
      trace_number: z.string().nullable(),
      payment_date: day.nullable(),
      payment_cents: cents.nullable(),
      status: z.enum(remittanceStatuses),
    }),
  ),
  created_at: instant,
  created_by: z.string(),
  removed_by: z.string().nullable(),
  reason: z.string().nullable(),
  abilities,
})
export type Deposit = z.infer<typeof Deposit>

/** A payment of a posted remittance that no deposit is known for. */
export const MissingDeposit = z.object({
  id,
  payer_name: z.string().nullable(),
  trace_number: z.string().nullable(),
  payment_date: day.nullable(),
  payment_cents: cents,
})
export type MissingDeposit = z.infer<typeof MissingDeposit>

export const listDeposits = endpoint({
  room: 'billing',
  summary: 'List deposits of the bank with the payments that they are for, newest first',
  method: 'GET',
  path: '/deposits',
  look: 'era',
  permission: 'remittances.read',
  input: {
    /** Those that do not agree with posted remittances, or all. */
    show: z.enum(['open', 'all']).default('all'),
    search: line(100).optional(),
    ...paging(20),
  },
  returns: page(Deposit),
})

export const listMissingDeposits = endpoint({
  room: 'billing',
  summary: 'List posted remittances whose payment is in no deposit, newest first',
  method: 'GET',
  path: '/missing_deposits',
  look: 'era',
  permission: 'remittances.read',
  input: { search: line(100).optional(), ...paging(20) },
  returns: page(MissingDeposit),
})

const given = {
  bank_date: day,
  amount_cents: cents.min(1, 'Enter an amount above zero.').max(2_000_000_000),
  trace_number: line(50),
}

export const createDeposit = endpoint({
  room: 'billing',
  summary: 'Record a deposit of the bank; the payment with its trace number and amount is matched',
  method: 'POST',
  path: '/deposits',
  permission: 'remittances.write',
  input: given,
  returns: record(Deposit),
  fails: ['deposit_known', 'bank_date_to_come'],
})

export const matchDeposit = endpoint({
  room: 'billing',
  summary: 'Match the payment of a remittance to a deposit, or unassign it again',
  method: 'POST',
  path: '/deposits/:id/match',
  permission: 'remittances.write',
  input: { era_id: id, matched: z.boolean().default(true) },
  returns: record(Deposit),
  fails: ['status_not_allowed'],
})

export const removeDeposit = endpoint({
  room: 'billing',
  summary: 'Remove a deposit that was entered wrongly; its payments wait for one again',
  method: 'POST',
  path: '/deposits/:id/remove',
  permission: 'remittances.write',
  input: { reason: line(500) },
  returns: record(Deposit),
  fails: ['status_not_allowed'],
})
