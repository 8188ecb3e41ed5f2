import { payerOrders } from '@homeward/domain/agency/payer-order'
import { filingFrequencies } from '@homeward/domain/billing/filings'
import {
  followUpActions,
  outcomeCategories,
  resolutionStatuses,
} from '@homeward/domain/billing/follow-up'
import { holdReasons } from '@homeward/domain/billing/next-payor'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { abilities, cents, day, id, instant, lockVersion } from '../fields.ts'
import { ClaimFiling, ClaimLine, ClaimParties } from './filing-shape.ts'
import { JournalEntry } from './journal.ts'
import { Refund } from './refund-shape.ts'
import { WriteOff } from './write-off-shape.ts'

const party = z.object({ id, name: z.string() })

/** One readiness rule applied to a claim: whether it passed, why not, and where to fix it. */
export const ReadinessCheck = z.object({
  rule: z.string(),
  ok: z.boolean(),
  severity: z.enum(['error', 'warning']),
  sentence: z.string(),
  /** Path of the screen with the fix. */
  fix: z.object({ label: z.string(), path: z.string() }).nullable(),
  /** The roles that may fix it; empty if it passed. */
  mended_by: z.array(z.string()),
})
export type ReadinessCheck = z.infer<typeof ReadinessCheck>

/** The payor of the client that comes after the one that has a claim. */
export const NextPayor = z.object({
  payor: party,
  payer_order: z.enum(payerOrders),
  /** What it may be asked for; 0 where it may not be billed now. */
  amount_cents: cents,
  /** Why it may not be billed now, in words. */
  refused: z.string().nullable(),
})

export const ClaimRow = z.object({
  id,
  /** Our claim number, CLM01 of the 837P. */
  number: z.string(),
  start_date: day,
  client: party,
  /** The payor that has it now, and its place in the order of payors. */
  payor: party,
  payer_order: z.enum(payerOrders),
  service: z.object({ id, label: z.string() }),
  status: z.enum(claimStatuses),
  billing_units: z.int(),
  minutes_per_unit: z.int(),
  charge_cents: cents,
  paid_cents: cents,
  /** Charge less payments and adjustments, from the journal. */
  balance_cents: cents,
  /** Days since the date of service. */
  age_days: z.int(),
  /** Why the claim cannot be sent, or why the payor sent it back; empty when it is ready. */
  issues: z.array(z.string()),
  /** Its care changed after it was filed, so the payor needs another filing. */
  changed_since_filing: z.boolean(),
})
export type ClaimRow = z.infer<typeof ClaimRow>

export const Claim = ClaimRow.extend({
  visit: z.object({ id, scheduled_date: day }).nullable(),
  /** Every visit that it bills. */
  visits: z.array(z.object({ id, scheduled_date: day })),
  lines: z.array(ClaimLine),
  parties: ClaimParties,
  /** What is owed by today's records; differs from `charge_cents` if the care changed since. */
  owed_cents: cents,
  /** Newest first. */
  filings: z.array(ClaimFiling),
  /** Code and modifiers as billed, such as T1019 or 99509:HB. */
  procedure: z.string(),
  diagnosis_codes: z.array(z.string()),
  /** Of the last filing, or of the next one that is prepared. */
  frequency_code: z.enum(filingFrequencies),
  payer_control_number: z.string().nullable(),
  readiness: z.array(ReadinessCheck),
  transmitted_at: instant.nullable(),
  acknowledged_at: instant.nullable(),
  resubmitted_at: instant.nullable(),
  final_determination_at: instant.nullable(),
  transmission_id: id.nullable(),
  /** Why care of the same client and week is not billed; empty where all of it is. */
  invoice_issues: z.array(z.string()),
  /** Why it waits although it was billed to a later payor. */
  hold_reason: z.enum(holdReasons).nullable(),
  /** The client's next payor; null without one. */
  next_payor: NextPayor.nullable(),
  note: z.string().nullable(),
  /** What is to be done next, and from when. */
  follow_up_action: z.enum(followUpActions).nullable(),
  follow_up_on: day.nullable(),
  /** Who works on it. */
  owner: party.nullable(),
  /** What the payor refused of it, and what it took off the contracted rate. */
  denied_cents: cents,
  underpaid_cents: cents,
  resolution_status: z.enum(resolutionStatuses).nullable(),
  outcome_category: z.enum(outcomeCategories).nullable(),
  final_era_charge: z
    .object({
      era_id: id,
      paid_cents: cents,
      adjustments: z.array(
        z.object({ group: z.string(), code: z.string(), words: z.string(), amount_cents: cents }),
      ),
    })
    .nullable(),
  journal: z.array(JournalEntry),
  /** Oldest first. */
  write_offs: z.array(WriteOff),
  /** Oldest first. */
  refunds: z.array(Refund),
  lock_version: lockVersion,
  abilities,
})
export type Claim = z.infer<typeof Claim>
