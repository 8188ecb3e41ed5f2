import { answerStates, waitReasons } from '@homeward/domain/billing/answers'
import { remittanceFileStates, remittanceStatuses } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, cents, day, id, instant, line, lockVersion, paging, text } from '../fields.ts'

export const EraRow = z.object({
  id,
  file_name: z.string(),
  received_at: instant,
  payer_name: z.string().nullable(),
  /** Check or EFT number. */
  trace_number: z.string().nullable(),
  payment_date: day.nullable(),
  payment_cents: cents.nullable(),
  status: z.enum(remittanceStatuses),
  /** Why it is held, in words. */
  held_reason: z.string().nullable(),
  claims_count: z.int(),
  unmatched_count: z.int(),
  /** Claims of a posted remittance that wait for a person. */
  waiting_count: z.int(),
})
export type EraRow = z.infer<typeof EraRow>

export const adjustment = z.object({
  group: z.string(),
  code: z.string(),
  words: z.string(),
  amount_cents: cents,
})

export const remark = z.object({ code: z.string(), words: z.string() })

export const EraClaim = z.object({
  id,
  /** CLP01 as the payer sent it, and our claim if it was matched. */
  claim_number: z.string(),
  claim: z.object({ id, number: z.string(), client_name: z.string() }).nullable(),
  matched_by: z.enum(['number', 'payer_control_number', 'member_date_charge']).nullable(),
  status_code: z.string(),
  status_words: z.string(),
  charge_cents: cents,
  paid_cents: cents,
  patient_cents: cents,
  payer_control_number: z.string().nullable(),
  patient_name: z.string().nullable(),
  state: z.enum(answerStates),
  /** What contradicts, while it waits for a person. */
  wait_reason: z.enum(waitReasons).nullable(),
  /** Why a person dismissed it or took it back. */
  note: z.string().nullable(),
  remarks: z.array(remark),
  adjustments: z.array(adjustment),
  charges: z.array(
    z.object({
      procedure: z.string(),
      service_date: day.nullable(),
      charge_cents: cents,
      paid_cents: cents,
      units: z.number().nullable(),
      remarks: z.array(remark),
      adjustments: z.array(adjustment),
    }),
  ),
  /** The segments of the claim as in the file. */
  raw: z.string(),
  abilities,
})
export type EraClaim = z.infer<typeof EraClaim>

export const Era = EraRow.extend({
  method: z.string().nullable(),
  payer_id: z.string().nullable(),
  /** Sum of the claims, less provider adjustments, against the payment. */
  balance: z.object({
    claims_cents: cents,
    provider_adjustments_cents: cents,
    difference_cents: cents,
    balanced: z.boolean(),
    problems: z.array(z.string()),
  }),
  claims: z.array(EraClaim),
  provider_adjustments: z.array(
    z.object({ code: z.string(), words: z.string(), reference: z.string(), amount_cents: cents }),
  ),
  findings: z.array(z.string()),
  posted_at: instant.nullable(),
  lock_version: lockVersion,
  abilities,
})
export type Era = z.infer<typeof Era>

export const listEras = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'List remittances, newest first',
  method: 'GET',
  path: '/eras',
  look: 'era',
  permission: 'remittances.read',
  input: {
    status: z.enum(remittanceStatuses).optional(),
    search: line(100).optional(),
    ...paging(20),
  },
  returns: page(EraRow),
})

export const getEra = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Get a remittance with its payment, balance, claims, charges and adjustments',
  method: 'GET',
  path: '/eras/:id',
  permission: 'remittances.read',
  returns: record(Era),
})

/** An uploaded file of remittances, and its progress. */
export const EraFile = z.object({
  id,
  name: z.string(),
  state: z.enum(remittanceFileStates),
  claims_total: z.int(),
  claims_done: z.int(),
  /** Remittances of the file that had been read before and were skipped. */
  repeated: z.int(),
  /** Why the work stopped, in words. */
  error: z.string().nullable(),
  author: z.string(),
  received_at: instant,
  finished_at: instant.nullable(),
  abilities,
})
export type EraFile = z.infer<typeof EraFile>

/** With the results of its remittances; they exist only when the work is done. */
export const ReadEraFile = EraFile.extend({ eras: z.array(EraRow) })
export type ReadEraFile = z.infer<typeof ReadEraFile>

export const listEraFiles = endpoint({
  room: 'billing',
  spec: 'E248',
  summary:
    'List 835 files that are being processed, or that failed or were canceled in the last day',
  method: 'GET',
  path: '/era_files',
  permission: 'remittances.read',
  input: paging(20),
  returns: page(EraFile),
})

export const getEraFile = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Get the progress and result of an uploaded 835 file',
  method: 'GET',
  path: '/era_files/:id',
  permission: 'remittances.read',
  returns: record(ReadEraFile),
})

export const uploadEra = endpoint({
  room: 'billing',
  spec: 'E248',
  summary:
    'Process an uploaded 835 file in a job; balanced and matched remittances are posted, the rest are held with a reason',
  method: 'POST',
  path: '/eras',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { signed_id: z.string().max(300) },
  returns: record(EraFile),
  fails: ['upload_unknown', 'upload_type'],
})

export const updateEraFile = endpoint({
  room: 'billing',
  summary: 'Cancel or retry processing of an 835 file; nothing is posted partially',
  method: 'PATCH',
  path: '/era_files/:id',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { state: z.enum(['canceled', 'waiting']) },
  returns: record(EraFile),
  fails: ['status_not_allowed'],
})

export const postEra = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Post a remittance that is on hold after it balances',
  method: 'PATCH',
  path: '/eras/:id',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { status: z.literal('posted'), lock_version: lockVersion.optional() },
  returns: record(Era),
  fails: ['remittance_not_postable', 'stale'],
})

/** Why a person decided something about a remittance. */
export const reason = text(500).min(1)

export const unpostEra = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Undo the posting of a remittance by entries that take it back; it is on hold again',
  method: 'POST',
  path: '/eras/:id/unpost',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { reason, lock_version: lockVersion.optional() },
  returns: record(Era),
  fails: ['status_not_allowed', 'stale'],
})

export const dismissEra = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Dismiss a remittance that is on hold, with a reason',
  method: 'POST',
  path: '/eras/:id/dismiss',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { reason, lock_version: lockVersion.optional() },
  returns: record(Era),
  fails: ['status_not_allowed', 'stale'],
})

export const holdEra = endpoint({
  room: 'billing',
  spec: 'E248',
  summary: 'Put a dismissed remittance on hold again',
  method: 'POST',
  path: '/eras/:id/hold',
  needsAnswer: true,
  permission: 'remittances.write',
  input: { lock_version: lockVersion.optional() },
  returns: record(Era),
  fails: ['status_not_allowed', 'stale'],
})
