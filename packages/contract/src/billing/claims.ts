import {
  followUpActions,
  outcomeCategories,
  resolutionStatuses,
} from '@homeward/domain/billing/follow-up'
import { dailyStatuses } from '@homeward/domain/billing/daily-status'
import { claimSteps } from '@homeward/domain/billing/claim-steps'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { cents, day, id, line, lockVersion, paging, sort, text } from '../fields.ts'
import { Claim, ClaimRow } from './claim-shape.ts'

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
