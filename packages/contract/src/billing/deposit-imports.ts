import { depositRowStates } from '@homeward/domain/billing/deposit-rows'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { cents, day, line } from '../fields.ts'

const counts = {
  new: z.int(),
  known: z.int(),
  skipped: z.int(),
  wrong: z.int(),
  /** New ones that find their remittance. */
  matched: z.int(),
  /** What the new ones add up to. */
  total_cents: cents,
}

const DepositPreview = z.object({
  columns: z.array(z.string()),
  /** The columns that were asked for, or that the headings suggest. */
  mapping: z.object({
    bank_date: z.string().nullable(),
    amount: z.string().nullable(),
    trace_number: z.string().nullable(),
  }),
  ...counts,
  /** The first rows, those that cannot be read before the others. */
  rows: z.array(
    z.object({
      line: z.int(),
      state: z.enum(depositRowStates),
      bank_date: day.nullable(),
      amount_cents: cents.nullable(),
      trace_number: z.string().nullable(),
      /** The payor of the remittance that it is matched with. */
      payer_name: z.string().nullable(),
      /** Why it cannot be read, in words. */
      problem: z.string().nullable(),
    }),
  ),
})
export type DepositPreview = z.infer<typeof DepositPreview>

const column = line(200)
const mapping = z.strictObject({ bank_date: column, amount: column, trace_number: column })
const signed_id = z.string().max(300)

export const previewDeposits = endpoint({
  room: 'billing',
  summary: 'Preview the deposits of a CSV file of the bank; nothing is written',
  method: 'GET',
  path: '/deposit_imports/preview',
  look: 'era',
  permission: 'remittances.write',
  input: { signed_id, mapping: mapping.optional() },
  returns: record(DepositPreview),
  fails: ['upload_unknown', 'upload_type', 'import_unreadable', 'deposit_columns_unknown'],
})

export const importDeposits = endpoint({
  room: 'billing',
  summary:
    'Record the new deposits of a CSV file of the bank and match them, all or none; rows that cannot be read are left out',
  method: 'POST',
  path: '/deposit_imports',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { signed_id, mapping },
  returns: record(z.object(counts)),
  fails: ['upload_unknown', 'upload_type', 'import_unreadable', 'deposit_columns_unknown'],
})
