import { answerStates, waitReasons } from '@homeward/domain/billing/answers'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, cents, day, id, line, paging, sort } from '../fields.ts'
import { adjustment, Era, reason, remark } from './remittances.ts'

export const matchEraClaim = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Match a remittance claim to a claim manually, and post it if it waits',
  method: 'PATCH',
  path: '/era_claims/:id',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { claim_id: id },
  returns: record(Era),
  fails: ['status_not_allowed'],
})

export const dismissEraClaim = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Dismiss a remittance claim that waits for review; its payment stays in unapplied cash',
  method: 'POST',
  path: '/era_claims/:id/dismiss',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { reason },
  returns: record(Era),
  fails: ['status_not_allowed'],
})

export const undoEraClaim = endpoint({
  room: 'billing',
  spec: 'E248',
  summary:
    'Undo the posting or dismissal of a remittance claim; it waits for review, its payment in unapplied cash',
  method: 'POST',
  path: '/era_claims/:id/undo',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { reason },
  returns: record(Era),
  fails: ['status_not_allowed'],
})

/** A claim of a remittance in the list of all of them. */
export const EraClaimRow = z.object({
  id,
  era: z.object({ id, payer_name: z.string().nullable(), trace_number: z.string().nullable() }),
  claim_number: z.string(),
  claim: z.object({ id, number: z.string(), client_name: z.string() }).nullable(),
  patient_name: z.string().nullable(),
  service_date: day.nullable(),
  status_code: z.string(),
  status_words: z.string(),
  charge_cents: cents,
  paid_cents: cents,
  patient_cents: cents,
  state: z.enum(answerStates),
  wait_reason: z.enum(waitReasons).nullable(),
  note: z.string().nullable(),
  abilities,
})
export type EraClaimRow = z.infer<typeof EraClaimRow>

const days = z.strictObject({ start_date: day, end_date: day })

export const listEraClaims = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'List the claims of all remittances, newest service date first',
  method: 'GET',
  path: '/era_claims',
  look: 'era',
  permission: 'remittances.read',
  input: {
    state: z.enum(answerStates).optional(),
    wait_reason: z.enum(waitReasons).optional(),
    by_date: days.optional(),
    era_id: id.optional(),
    claim_id: id.optional(),
    search: line(100).optional(),
    sort: sort(['service_date', 'charge_cents', 'paid_cents'], '-service_date'),
    ...paging(20),
  },
  returns: page(EraClaimRow),
})

/** A charge of a remittance in the list of all of them. */
export const EraChargeRow = z.object({
  id,
  era: z.object({ id, payer_name: z.string().nullable(), trace_number: z.string().nullable() }),
  claim_number: z.string(),
  claim: z.object({ id, number: z.string(), client_name: z.string() }).nullable(),
  service_date: day.nullable(),
  procedure: z.string(),
  units: z.number().nullable(),
  charge_cents: cents,
  paid_cents: cents,
  adjustments: z.array(adjustment),
  remarks: z.array(remark),
})
export type EraChargeRow = z.infer<typeof EraChargeRow>

export const listEraCharges = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'List the charges of all remittances, newest service date first',
  method: 'GET',
  path: '/era_charges',
  look: 'era',
  permission: 'remittances.read',
  input: {
    /** Adjustment group, such as CO or PR. */
    group: z.enum(['CO', 'PR', 'OA', 'PI', 'CR']).optional(),
    /** Adjustment reason (CARC) or remark (RARC). */
    code: line(10).optional(),
    by_date: days.optional(),
    search: line(100).optional(),
    sort: sort(['service_date', 'charge_cents', 'paid_cents'], '-service_date'),
    ...paging(20),
  },
  returns: page(EraChargeRow),
})
