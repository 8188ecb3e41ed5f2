import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, instant, line, paging } from '../fields.ts'

/** A month such as 2026-03. */
export const month = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-03.')

export const JournalMonth = z.object({
  /** The month itself. */
  id: month,
  closed: z.boolean(),
  /** Who closed it last, and when. */
  closed_by: z.string().nullable(),
  closed_at: instant.nullable(),
  /** Who opened it again since, when, and why. */
  reopened_by: z.string().nullable(),
  reopened_at: instant.nullable(),
  reason: z.string().nullable(),
  /** Payments of the month that are on hold. */
  held_remittances: z.int(),
  /** Answers in payments of the month that need review. */
  waiting_answers: z.int(),
  /** Write-offs that were asked for in the month and wait for a second person. */
  waiting_write_offs: z.int(),
  /** Refunds to payors of the month that wait for a second person. */
  waiting_refunds: z.int(),
  /** Refunds to patients of the month that wait for a second person. */
  waiting_patient_refunds: z.int(),
  abilities,
})
export type JournalMonth = z.infer<typeof JournalMonth>

export const listMonths = endpoint({
  room: 'billing',
  summary: 'List the months of the journal, newest first, with what is still open in each',
  method: 'GET',
  path: '/journal_months',
  permission: 'journal.read',
  input: paging(12),
  returns: page(JournalMonth),
})

export const closeMonth = endpoint({
  room: 'billing',
  summary: 'Close a month that is over, and those before it; nothing is entered into them any more',
  method: 'POST',
  path: '/journal_months/close',
  permission: 'journal.close',
  input: { month },
  returns: record(JournalMonth),
  fails: ['month_not_over', 'month_closed', 'month_empty', 'journal_busy'],
})

export const reopenMonth = endpoint({
  room: 'billing',
  summary: 'Open the last closed month again, with a reason',
  method: 'POST',
  path: '/journal_months/reopen',
  permission: 'journal.reopen',
  input: { month, reason: line(500) },
  returns: record(JournalMonth),
  fails: ['month_not_closed', 'later_month_closed', 'journal_busy'],
})
