import { journalAccounts } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page } from '../endpoint.ts'
import { cents, day, id, instant, paging } from '../fields.ts'

export const JournalEntry = z.object({
  id,
  date: day,
  description: z.string(),
  created_at: instant,
  claim: z.object({ id, number: z.string() }).nullable(),
  lines: z.array(z.object({ account: z.enum(journalAccounts), amount_cents: cents })),
})
export type JournalEntry = z.infer<typeof JournalEntry>

export const listJournal = endpoint({
  room: 'billing',
  spec: 'E249',
  summary: 'List journal entries, newest first; each entry balances to zero',
  method: 'GET',
  path: '/journal',
  look: 'claim',
  permission: 'journal.read',
  input: {
    by_date: z.strictObject({ start_date: day, end_date: day }).optional(),
    account: z.enum(journalAccounts).optional(),
    claim_id: id.optional(),
    /** Of claims for clients who belong to the office. */
    office_id: id.optional(),
    ...paging(20),
  },
  returns: page(JournalEntry),
})
