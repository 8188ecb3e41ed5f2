import { writeOffStates } from '@homeward/domain/billing/write-offs'
import { z } from 'zod'
import { abilities, cents, id, instant } from '../fields.ts'

/** What was given up of a claim, or is to be. */
export const WriteOff = z.object({
  id,
  amount_cents: cents,
  reason: z.string(),
  state: z.enum(writeOffStates),
  asked_at: instant,
  asked_by: z.string(),
  decided_at: instant.nullable(),
  decided_by: z.string().nullable(),
  /** Why it was withdrawn or undone. */
  note: z.string().nullable(),
  abilities,
})
export type WriteOff = z.infer<typeof WriteOff>
