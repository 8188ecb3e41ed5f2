import { ClaimFiling, ClaimLine, ClaimParties } from './filing-shape.ts'
import { JournalEntry } from './journal.ts'
import { Refund } from './refund-shape.ts'
import { WriteOff } from './write-off-shape.ts'
import { payerOrders } from '@homeward/domain/agency/payer-order'
import { filingFrequencies } from '@homeward/domain/billing/filings'
import {
  followUpActions,
  outcomeCategories,
  resolutionStatuses,
} from '@homeward/domain/billing/follow-up'
import { holdReasons } from '@homeward/domain/billing/next-payor'
import { dailyStatuses } from '@homeward/domain/billing/daily-status'
import { claimSteps } from '@homeward/domain/billing/claim-steps'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import {
  abilities,
  cents,
  day,
  id,
  instant,
  line,
  lockVersion,
  paging,
  sort,
  text,
} from '../fields.ts'

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

export const listClaims = endpoint({
  room: 'billing',
  spec: 'E200',
  summary:
    'List claims, 20 per page, newest service date first; the status filter defaults to for_review',
  method: 'GET',
  path: '/claims',
  look: 'claim',
  permission: 'claims.read',
  input: {
    status: z.enum([...claimStatuses, 'all']).default('for_review'),
    /** Where it stands between the approved visit and the payment, whatever its status. */
    step: z.enum(claimSteps).optional(),
    by_start_date: z.strictObject({ start_date: day, end_date: day }).optional(),
    payor_id: id.optional(),
    client_id: id.optional(),
    /** Only claims of which the payor still owes something. */
    owing: z.stringbool().optional(),
    /** Only claims that this rule of readiness keeps from being sent, or `any` rule. */
    held_by: line(40).optional(),
    /** Only claims whose care changed after they were filed. */
    changed_since_filing: z.stringbool().optional(),
    /** Of clients who belong to the office. */
    office_id: id.optional(),
    search: z.string().trim().max(100).optional(),
    sort: sort(['start_date', 'charge_cents', 'number'], '-start_date'),
    ...paging(20),
  },
  returns: page(ClaimRow),
  fails: ['date_order'],
})

export const getClaim = endpoint({
  room: 'billing',
  spec: 'E201',
  summary: 'Get a claim with its readiness checks and journal entries',
  method: 'GET',
  path: '/claims/:id',
  look: 'claim',
  permission: 'claims.read',
  returns: record(Claim),
})

export const createClaim = endpoint({
  room: 'billing',
  summary: 'Create the claim of an approved visit; approving a visit creates it automatically',
  method: 'POST',
  path: '/claims',
  permission: 'claims.write',
  input: { visit_id: id },
  returns: record(Claim),
  fails: ['claim_exists', 'service_unbillable', 'visit_not_completed', 'rate_missing'],
})

/** As REF F8 holds it. */
const payerClaimNumber = line(50).regex(
  /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/,
  'Enter only letters, digits, spaces, hyphens, periods and slashes.',
)

export const updateClaim = endpoint({
  room: 'billing',
  spec: 'E202',
  summary: "Change a claim's status by one of its moves, its note or the payor's claim number",
  method: 'PATCH',
  path: '/claims/:id',
  permission: 'claims.write',
  input: {
    status: z
      .enum([
        'for_review',
        'ready_to_send',
        'on_hold',
        'unbilled',
        'unbillable',
        'sync_error',
        'acknowledged',
        'confirmed',
        'billed',
        'rejected',
        'voided',
      ])
      .optional(),
    /** The payor's number of the claim, if it is known from elsewhere. */
    payer_control_number: payerClaimNumber.nullable().optional(),
    note: text(2000).nullable().optional(),
    follow_up_action: z.enum(followUpActions).nullable().optional(),
    follow_up_on: day.nullable().optional(),
    /** Who works on it: whoever says so, or no one. */
    owner: z.enum(['me', 'none']).optional(),
    resolution_status: z.enum(resolutionStatuses).nullable().optional(),
    outcome_category: z.enum(outcomeCategories).nullable().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Claim),
  fails: ['claim_not_ready', 'status_not_allowed', 'stale'],
})

export const updateClaims = endpoint({
  room: 'billing',
  spec: 'E205',
  summary: 'Change the status of several claims; claims that cannot change are reported',
  method: 'PATCH',
  path: '/claims_bulk',
  permission: 'claims.write',
  input: {
    ids: z.array(id).min(1).max(200),
    status: z.enum(['for_review', 'ready_to_send', 'on_hold']),
  },
  returns: record(
    z.object({
      moved: z.array(id),
      refused: z.array(z.object({ id, number: z.string(), sentence: z.string() })),
    }),
  ),
})

const refiling = {
  /** The payor's number of the claim, if no answer told it. */
  payer_control_number: payerClaimNumber.optional(),
  lock_version: lockVersion.optional(),
}

export const correctClaim = endpoint({
  room: 'billing',
  summary:
    'Open a filed claim for correction; it is filed next as a replacement if the payor has it, otherwise as an original',
  method: 'POST',
  path: '/claims/:id/correct',
  permission: 'claims.write',
  input: refiling,
  returns: record(Claim),
  fails: ['status_not_allowed', 'payer_number_missing', 'stale'],
})

export const voidClaim = endpoint({
  room: 'billing',
  summary: 'Prepare a void of a claim that the payor has; it repeats the lines that were filed',
  method: 'POST',
  path: '/claims/:id/void',
  permission: 'claims.write',
  input: refiling,
  returns: record(Claim),
  fails: ['status_not_allowed', 'claim_not_at_payor', 'payer_number_missing', 'stale'],
})

export const billFirstPayor = endpoint({
  room: 'billing',
  summary: 'Take a claim back to the first payor, for a replacement of what that payor has',
  method: 'POST',
  path: '/claims/:id/first_payor',
  permission: 'claims.write',
  input: refiling,
  returns: record(Claim),
  fails: ['status_not_allowed', 'payer_number_missing', 'stale'],
})

export const leaveClaim = endpoint({
  room: 'billing',
  summary: 'Leave a claim that was opened for correction as it was filed',
  method: 'POST',
  path: '/claims/:id/leave',
  permission: 'claims.write',
  input: { lock_version: lockVersion.optional() },
  returns: record(Claim),
  fails: ['status_not_allowed', 'stale'],
})

export const claimsHeldBack = endpoint({
  room: 'billing',
  summary: 'Sum the claims that cannot be sent, by the rule that keeps each back',
  method: 'GET',
  path: '/claims_held_back',
  look: 'claim',
  permission: 'claims.read',
  input: {
    /** Of clients who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      /** Each claim once. */
      claims: z.int(),
      cents,
      /** The largest first. A claim counts for every rule that it fails. */
      causes: z.array(z.object({ rule: z.string(), label: z.string(), claims: z.int(), cents })),
    }),
  ),
})

export const claimsDashboard = endpoint({
  room: 'billing',
  spec: 'E207',
  summary: 'Roll up the claims of each day of service: accepted, partly, unbilled, refused',
  method: 'GET',
  path: '/claims_dashboard',
  look: 'claim',
  permission: 'claims.read',
  input: {
    start_date: day,
    end_date: day,
    /** Of clients who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      days: z
        .array(
          z.object({
            date: day,
            status: z.enum(dailyStatuses),
            claims: z.int(),
            charge_cents: cents,
          }),
        )
        .max(366),
    }),
  ),
  fails: ['date_order'],
})
