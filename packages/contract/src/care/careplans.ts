import { careplanStatuses, unitPeriods } from '@homeward/domain/care/vocabulary'
import { signerRoles } from '@homeward/domain/files/signatures'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, instant, lockVersion, minutes, paging, sort } from '../fields.ts'
import { Shift, ShiftAttributes } from './shifts.ts'
import { GivenSignature, Signature, voiding, waiver } from '../files/signatures.ts'

export const Careplan = z.object({
  id,
  client: z.object({ id, name: z.string() }),
  /** Null for a payor that asks for none, as for private pay. */
  authorization: z
    .object({
      id,
      number: z.string(),
      start_date: day,
      end_date: day,
      units: z.int(),
      unit_period: z.enum(unitPeriods),
      minutes_per_unit: minutes,
      services: z.array(z.object({ id, label: z.string() })),
    })
    .nullable(),
  /** The services of its shifts; without shifts, the authorized services. */
  services: z.array(z.object({ id, label: z.string() })),
  payor: z.object({ id, name: z.string() }),
  status: z.enum(careplanStatuses),
  /** 1 for a plan that was never revised. */
  version: z.int(),
  /** All versions of the plan, this one too, in their order. */
  versions: z.array(
    z.object({
      id,
      version: z.int(),
      status: z.enum(careplanStatuses),
      start_date: day,
      end_date: day,
    }),
  ),
  start_date: day,
  end_date: day,
  shifts: z.array(Shift),
  /** Minutes a week that the authorization allows, null without a limit; and that the shifts plan. */
  authorized_minutes: minutes.nullable(),
  planned_minutes: minutes,
  /** Average minutes of a day with shifts, in the fullest week. */
  daily_duration: minutes,
  /** Whether it has only single visits: none of its shifts falls on a second day. */
  non_repeating: z.boolean(),
  /** The assessment that it was created from; null without one. */
  assessment_id: id.nullable(),
  /** The visits created from this plan, and the last day that has them. */
  visits_count: z.int(),
  generated_until: day.nullable(),
  activated_at: instant.nullable(),
  /** The current state of each: signed or waived. A guardian may sign for the client. */
  client_signature: Signature.nullable(),
  caregiver_signature: Signature.nullable(),
  nurse_signature: Signature.nullable(),
  missing_signatures: z.array(z.enum(signerRoles)),
  /** All of them, including voided ones. */
  signatures: z.array(Signature),
  lock_version: lockVersion,
  abilities,
})
export type Careplan = z.infer<typeof Careplan>

export const listCareplans = endpoint({
  room: 'care',
  spec: 'E105',
  summary: 'List care plans of one client or all clients',
  method: 'GET',
  path: '/careplans',
  look: 'careplan',
  permission: 'careplans.read',
  input: {
    client_id: id.optional(),
    status: z.enum(careplanStatuses).optional(),
    sort: sort(['start_date'], '-start_date'),
    ...paging(20),
  },
  returns: page(Careplan),
})

export const getCareplan = endpoint({
  room: 'care',
  spec: 'E107',
  summary: 'Get a care plan with its shifts and minutes',
  method: 'GET',
  path: '/careplans/:id',
  look: 'careplan',
  permission: 'careplans.read',
  returns: record(Careplan),
})

export const createCareplan = endpoint({
  room: 'care',
  spec: 'E106',
  summary:
    'Create a care plan under an authorization, or without one where the payor asks for none; the status is draft if requested, otherwise scheduled',
  method: 'POST',
  path: '/careplans',
  permission: 'careplans.write',
  input: {
    client_id: id,
    /** Null for a payor that asks for none, as for private pay. */
    authorization_id: id.nullable().default(null),
    /** Without an authorization: who pays; unless given, the client's primary payor. */
    payor_id: id.optional(),
    /** The assessment that it is created from; it must be the client's own. */
    assessment_id: id.nullable().optional(),
    start_date: day,
    end_date: day.optional(),
    draft: z.boolean().default(false),
    shifts_attributes: z.array(ShiftAttributes).max(60).default([]),
  },
  returns: record(Careplan),
  fails: [
    'authorization_needed',
    'date_order',
    'careplan_outside_authorization',
    'recurrence_unreadable',
    'service_not_authorized',
    'shift_services_needed',
    'shift_minutes_differ',
  ],
})

export const updateCareplan = endpoint({
  room: 'care',
  spec: 'E108',
  summary:
    'Update dates, shifts or status, or sign; status active creates the visits of the next weeks, and a change voids signatures',
  method: 'PATCH',
  path: '/careplans/:id',
  permission: 'careplans.write',
  input: {
    start_date: day.optional(),
    end_date: day.optional(),
    status: z.enum(['scheduled', 'active', 'inactive', 'archived']).optional(),
    shifts_attributes: z.array(ShiftAttributes).max(60).optional(),
    /** Activates it even for a client who has no address or is not in care yet. */
    client_confirmed: z.boolean().optional(),
    client_signature: GivenSignature.optional(),
    guardian_signature: GivenSignature.optional(),
    caregiver_signature: GivenSignature.optional(),
    nurse_signature: GivenSignature.optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Careplan),
  fails: [
    'date_order',
    'careplan_outside_authorization',
    'careplan_over',
    'careplan_over_authorization',
    'careplan_without_shifts',
    'client_not_in_care',
    'careplan_not_editable',
    'recurrence_unreadable',
    'service_not_authorized',
    'shift_services_needed',
    'shift_minutes_differ',
    'status_not_allowed',
    'careplan_revision_exists',
    'stale',
    'upload_unknown',
    'upload_type',
    'signature_exists',
  ],
})

export const waiveCareplanSignature = endpoint({
  room: 'care',
  summary: 'Waive a care plan signature with a reason',
  method: 'POST',
  path: '/careplans/:id/signature_waivers',
  permission: 'careplans.write',
  input: waiver,
  returns: record(Careplan),
  fails: ['signer_not_asked', 'signature_exists', 'signature_reason_missing', 'status_not_allowed'],
})

export const voidCareplanSignature = endpoint({
  room: 'care',
  summary: 'Void a care plan signature or waiver with a reason',
  method: 'POST',
  path: '/careplans/:id/signature_voidings',
  permission: 'careplans.write',
  input: voiding,
  returns: record(Careplan),
  fails: ['signature_voided', 'signature_reason_missing'],
})

export const translateRecurrence = endpoint({
  room: 'care',
  spec: 'E085',
  summary: 'Describe a recurrence rule in words',
  method: 'POST',
  path: '/recurring_select/translate',
  permission: 'careplans.read',
  input: { recurring_rule: z.string().trim().min(1).max(200) },
  returns: record(z.object({ recurrence: z.string() })),
  writes: false,
  fails: ['recurrence_unreadable'],
})
