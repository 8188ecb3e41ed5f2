import { payMethods, refundReceivers, refundStates } from '@homeward/domain/billing/refunds'
import { z } from 'zod'
import { abilities, cents, day, id, instant } from '../fields.ts'

/** What was given back of the credit of a claim, or is to be. */
export const Refund = z.object({
  id,
  amount_cents: cents,
  paid_to: z.enum(refundReceivers),
  method: z.enum(payMethods),
  reference: z.string().nullable(),
  paid_on: day,
  reason: z.string(),
  state: z.enum(refundStates),
  asked_at: instant,
  asked_by: z.string(),
  decided_at: instant.nullable(),
  decided_by: z.string().nullable(),
  /** Why it was withdrawn or undone. */
  note: z.string().nullable(),
  abilities,
})
export type Refund = z.infer<typeof Refund>
