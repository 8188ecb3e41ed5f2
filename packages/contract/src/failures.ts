import { agencyFailures } from './failures/agency.ts'
import { billingFailures } from './failures/billing.ts'
import { catalogueFailures } from './failures/catalogue.ts'
import { collaborationFailures } from './failures/collaboration.ts'
import type { FailureDeclaration } from './failures/declaration.ts'
import { filesFailures } from './failures/files.ts'
import { entryFailures } from './failures/entry.ts'
import { generalFailures } from './failures/general.ts'
import { identityFailures } from './failures/identity.ts'
import { peopleFailures } from './failures/people.ts'
import { reportFailures } from './failures/reports.ts'
import { offerFailures } from './failures/offers.ts'
import { payrollFailures } from './failures/payroll.ts'
import { transferFailures } from './failures/transfer.ts'

/**
 * The closed list of failures, each with its status and the sentence that a person reads: what happened,
 * why, and what to do next. `field` names the input that the sentence is about.
 */
const failures = {
  ...generalFailures,
  ...billingFailures,

  date_order: { status: 422, field: 'end_date', sentence: 'The end is before the start.' },
  authorization_overlap: {
    status: 422,
    field: 'start_date',
    sentence: 'Another active authorization for this service and payor overlaps these dates.',
  },
  authorization_in_use: {
    status: 409,
    sentence: 'Visits are planned under this authorization. Confirm that it is archived.',
  },
  authorization_needed: {
    status: 422,
    field: 'authorization_id',
    sentence: "This payor asks for an authorization. Choose one of the client's authorizations.",
  },
  services_differ_in_units: {
    status: 422,
    field: 'service_ids',
    sentence:
      'These services use different unit lengths. Add one authorization for each unit length.',
  },
  service_not_authorized: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'A shift has a service that the authorization does not cover.',
  },
  shift_services_needed: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'A shift needs at least one service and cannot list a service twice.',
  },
  shift_minutes_differ: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'The service minutes do not add up to the shift length.',
  },
  rate_missing: {
    status: 422,
    field: 'service_id',
    sentence: 'This payor has no rate for the service on the start date. Add the rate first.',
  },
  careplan_without_shifts: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'Add at least one shift before you activate the care plan.',
  },
  careplan_outside_authorization: {
    status: 422,
    field: 'start_date',
    sentence: 'The care plan dates are outside the authorization dates.',
  },
  careplan_over: {
    status: 422,
    field: 'end_date',
    sentence: 'The last day of the care plan is over, so it cannot be activated. Plan later days.',
  },
  careplan_over_authorization: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'The shifts use more minutes per week than the authorization allows.',
  },
  careplan_not_editable: {
    status: 409,
    sentence: 'You can change only a draft or scheduled care plan. Revise an active one instead.',
  },
  careplan_not_in_force: {
    status: 409,
    sentence: 'Only an active care plan can be revised. Create a new one instead.',
  },
  careplan_revision_exists: {
    status: 409,
    sentence:
      'The next version of this care plan is already being prepared. Continue there, or archive it first.',
  },
  nothing_to_allocate: {
    status: 409,
    sentence: 'The shifts leave no 15 minutes that fit, so nothing was changed.',
  },
  recurrence_unreadable: {
    status: 422,
    field: 'shifts_attributes',
    sentence: 'A shift has an invalid repeat rule.',
  },
  write_off_too_much: {
    status: 422,
    field: 'amount_cents',
    sentence: 'The payor owes less than this. Enter no more than the open amount of the claim.',
  },
  write_off_waits: {
    status: 409,
    sentence: 'A write-off of this claim already waits for a second person.',
  },
  second_person_needed: {
    status: 409,
    sentence: 'You asked for this yourself, so another person must approve it.',
  },
  status_not_allowed: { status: 409, sentence: 'This status change is not allowed.' },
  visit_canceled: {
    status: 409,
    sentence:
      'This visit was canceled, so nothing is recorded for it. If it took place, the office restores it; then try again.',
  },
  visit_not_yours: {
    status: 404,
    sentence:
      'This visit is not assigned to you, or no longer. If you are with the client, call the office.',
  },
  visit_started: {
    status: 409,
    sentence: 'The visit has started, so you can no longer change this.',
  },
  visit_not_started: {
    status: 409,
    sentence: 'The visit has not started. Check in first.',
  },
  visit_not_completed: {
    status: 409,
    sentence: 'The visit is not completed. It needs a check-in and a check-out.',
  },
  visit_not_due: {
    status: 409,
    sentence: 'The visit has not begun yet. Cancel it instead.',
  },
  missed_note_needed: {
    status: 422,
    field: 'note',
    sentence: 'Enter a note that says why the visit was missed.',
  },
  not_corrected: {
    status: 422,
    sentence: 'The visit has these times and this reason. Change one of them.',
  },
  reason_code_taken: {
    status: 422,
    field: 'code',
    sentence: 'The agency has this code already. It may be archived.',
  },
  exception_changed: {
    status: 409,
    sentence: 'The visit has changed since you saw it. Look at it again.',
  },
  list_changed: {
    status: 409,
    sentence: 'The list has changed since you saw it. Look at it again.',
  },
  exception_open: {
    status: 409,
    sentence: 'No fix is probable for this visit. Open it and correct its times.',
  },
  copy_same_week: {
    status: 422,
    field: 'to',
    sentence: 'Choose another week than the one that is copied.',
  },
  copy_too_large: {
    status: 422,
    field: 'from',
    sentence:
      'The week has too many visits to copy at once. Choose an office, a client or a caregiver.',
  },
  visit_draft: {
    status: 409,
    sentence: 'The visit is a draft. Publish it on the schedule first.',
  },
  visit_unstaffed: {
    status: 409,
    sentence: 'The visit has no caregiver. Assign one first.',
  },
  visit_not_editable: {
    status: 409,
    sentence: 'This visit is approved and has an active claim, so you cannot edit it.',
  },
  visit_in_the_future: {
    status: 422,
    field: 'at',
    sentence: 'The time is in the future. Check the clock on the device.',
  },
  check_out_before_in: {
    status: 422,
    field: 'at',
    sentence: 'The check-out is before the check-in.',
  },
  times_held: {
    status: 409,
    sentence: 'The recorded times are on hold. Accept them or correct them with a reason.',
  },
  reason_required: {
    status: 422,
    field: 'reason',
    sentence: 'Enter a reason for the time correction.',
  },
  caregiver_double_booked: {
    status: 409,
    field: 'agent_id',
    sentence: 'The caregiver already has a visit at that time.',
  },
  assignment_refused: {
    status: 409,
    field: 'agent_id',
    sentence: 'The visit cannot be assigned like this.',
  },
  assignment_reason_needed: {
    status: 422,
    field: 'assignment_reason',
    sentence: 'Something speaks against this assignment. Enter a reason.',
  },
  service_unbillable: {
    status: 409,
    sentence: 'The services of this visit are unbillable, so it does not get a claim.',
  },
  claim_exists: { status: 409, sentence: 'The visit is already on a claim.' },
  claim_not_ready: {
    status: 409,
    sentence: 'The claim is not ready. Fix failed checks and try again.',
  },
  batch_empty: { status: 409, sentence: 'No claims are ready to send for this payor.' },
  batch_invalid: {
    status: 422,
    sentence: 'The file did not pass 837P validation, so it was not created.',
  },
  upload_unknown: {
    status: 422,
    field: 'signed_id',
    sentence: 'The upload was not found or has expired. Upload the file again.',
  },
  upload_type: {
    status: 422,
    field: 'signed_id',
    sentence: 'This file type is not accepted.',
  },
  remittance_not_postable: {
    status: 409,
    sentence: 'The remittance is on hold. Resolve the issue before you post it.',
  },

  ...entryFailures,
  ...identityFailures,
  ...agencyFailures,
  ...peopleFailures,
  ...payrollFailures,
  ...catalogueFailures,
  ...filesFailures,
  ...collaborationFailures,
  ...reportFailures,
  ...offerFailures,
  ...transferFailures,
} as const satisfies Record<string, FailureDeclaration>

export type FailureCode = keyof typeof failures

/** The declaration of a failure; `field` is undefined if the failure concerns no single input. */
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
