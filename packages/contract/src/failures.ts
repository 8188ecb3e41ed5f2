import { agencyFailures } from './failures/agency.ts'
import { catalogueFailures } from './failures/catalogue.ts'
import { collaborationFailures } from './failures/collaboration.ts'
import type { FailureDeclaration } from './failures/declaration.ts'
import { filesFailures } from './failures/files.ts'
import { generalFailures } from './failures/general.ts'
import { identityFailures } from './failures/identity.ts'
import { peopleFailures } from './failures/people.ts'
import { transferFailures } from './failures/transfer.ts'

/**
 * The closed list of what can go wrong, each with the status it answers and the sentence a person
 * reads: what happened, why, and what to do next. `field` names the input that the sentence is about.
 */
const failures = {
  ...generalFailures,

  date_order: { status: 422, field: 'end_date', sentence: 'The end is before the start.' },
  authorization_overlap: {
    status: 422,
    field: 'start_date',
    sentence: 'Another active authorization for this service and payor covers some of these days.',
  },
  services_differ_in_units: {
    status: 422,
    field: 'service_ids',
    sentence:
      'These services count units of different lengths. Add an authorization for each length.',
  },
  service_not_authorized: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'A shift names a service that its authorization does not cover.',
  },
  shift_services_needed: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'A shift needs at least one service, and each service once.',
  },
  shift_minutes_differ: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'The minutes of the services do not add up to the length of the shift.',
  },
  rate_missing: {
    status: 422,
    field: 'service_id',
    sentence: 'This payor has no rate for the service on the start date. Add the rate first.',
  },
  careplan_without_shifts: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'A care plan needs at least one shift before it can be activated.',
  },
  careplan_outside_authorization: {
    status: 422,
    field: 'start_date',
    sentence: 'The care plan runs outside the dates of its authorization.',
  },
  careplan_over_authorization: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'The shifts need more minutes a week than the authorization allows.',
  },
  careplan_not_editable: {
    status: 409,
    sentence: 'Only a draft or scheduled care plan can be changed. Make a new one instead.',
  },
  recurrence_unreadable: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'A shift has a recurrence rule that cannot be read.',
  },
  status_not_allowed: { status: 409, sentence: 'This move between statuses is not allowed.' },
  visit_started: {
    status: 409,
    sentence: 'The visit has already started, so this can no longer be changed.',
  },
  visit_not_started: {
    status: 409,
    sentence: 'The visit has not been started yet. Check in first.',
  },
  visit_not_completed: {
    status: 409,
    sentence: 'The visit is not completed yet. It needs both a check-in and a check-out.',
  },
  visit_unstaffed: {
    status: 409,
    sentence: 'The visit has no caregiver yet. Assign one first.',
  },
  visit_not_editable: {
    status: 409,
    sentence: 'The visit can no longer be edited: it is approved and its claim stands.',
  },
  visit_in_the_future: {
    status: 422,
    field: 'at',
    sentence: 'The time lies in the future. Check the clock of the device.',
  },
  check_out_before_in: {
    status: 422,
    field: 'at',
    sentence: 'The check-out is before the check-in.',
  },
  times_held: {
    status: 409,
    sentence:
      'The recorded times are held. Accept them as they are, or correct them with a reason.',
  },
  reason_required: {
    status: 422,
    field: 'reason',
    sentence: 'Say why the times are changed: a correction needs a reason.',
  },
  caregiver_double_booked: {
    status: 409,
    field: 'agent_id',
    sentence: 'The caregiver already has a visit at that time.',
  },
  caregiver_inactive: {
    status: 422,
    field: 'agent_id',
    sentence: 'The caregiver is not active and cannot be assigned.',
  },
  claim_exists: { status: 409, sentence: 'The visit is already on a claim.' },
  claim_not_ready: {
    status: 409,
    sentence: 'The claim is not ready. Mend what its checks show and try again.',
  },
  batch_empty: { status: 409, sentence: 'There is no claim that is ready to send for this payor.' },
  batch_invalid: {
    status: 422,
    sentence: 'The file would break the rules of the format, so it was not made.',
  },
  upload_unknown: {
    status: 422,
    field: 'signed_id',
    sentence: 'The upload was not found or has expired. Upload the file again.',
  },
  upload_type: {
    status: 422,
    field: 'signed_id',
    sentence: 'The content of the file is of a type that is not accepted here.',
  },
  remittance_not_postable: {
    status: 409,
    sentence: 'The remittance is held. Settle what holds it before it is posted.',
  },

  ...identityFailures,
  ...agencyFailures,
  ...peopleFailures,
  ...catalogueFailures,
  ...filesFailures,
  ...collaborationFailures,
  ...transferFailures,
} as const satisfies Record<string, FailureDeclaration>

export type FailureCode = keyof typeof failures

/** The declaration of a failure; `field` is undefined where the failure concerns no single input. */
export const failureOf = (code: FailureCode): FailureDeclaration => failures[code]

/** The body of every answer that is not a success. */
export type ErrorBody = {
  code: FailureCode | 'internal'
  errors: Record<string, string[]>
  non_field_errors: string[]
  request_id: string
  /** With `stale`: the record as it is now, so that both versions can be compared. */
  current?: unknown
}
