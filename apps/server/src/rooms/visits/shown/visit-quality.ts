import type { Visit } from '@homeward/contract/visits/visits'
import type { ExceptionFacts } from '@homeward/domain/visits/exceptions'
import type { VisitQuality } from '@homeward/domain/visits/quality'
import { submissionOf } from '@homeward/domain/verification/flags'
import type { Ctx } from '../../../plumbing/context.ts'
import type { VisitFacts } from '../visit-store.ts'
import { acceptedOf } from './visit-verification.ts'

/** The facts of a visit that its quality is judged by. */
export const qualityOf = (visit: VisitFacts): VisitQuality => ({
  status: visit.status,
  startsAt: visit.starts_at,
  scheduledDuration: visit.scheduled_duration,
  checkInAt: visit.check_in_at,
  checkOutAt: visit.check_out_at,
  checkInMethod: visit.check_in_method,
  checkOutMethod: visit.check_out_method,
  checkInDistance: visit.check_in_distance,
  checkOutDistance: visit.check_out_distance,
  signed: visit.signature_file_id !== null || visit.signature_waived_at !== null,
  reviewedCheckInAt: visit.reviewed_check_in_at,
  reviewedCheckOutAt: visit.reviewed_check_out_at,
})

type Excepted = Pick<
  VisitFacts,
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'draft'
  | 'scheduled_duration'
  | 'check_in_at'
  | 'reviewed_check_in_at'
  | 'completed_duration'
  | 'reviewed_duration'
  | 'check_in_method'
  | 'check_out_method'
  | 'check_in_distance'
  | 'check_out_distance'
  | 'held_for'
  | 'overlaps_another'
  | 'over_authorized'
  | 'signer_role'
>

/** The facts of a visit that its exceptions are found by. */
export const exceptionFacts = (visit: Excepted, taskRefused: boolean): ExceptionFacts => ({
  status: visit.status,
  startsAt: visit.starts_at,
  endsAt: visit.ends_at,
  draft: visit.draft,
  scheduledDuration: visit.scheduled_duration,
  checkInAt: visit.reviewed_check_in_at ?? visit.check_in_at,
  duration: visit.reviewed_duration ?? visit.completed_duration,
  checkInMethod: visit.check_in_method,
  checkOutMethod: visit.check_out_method,
  checkInDistance: visit.check_in_distance,
  checkOutDistance: visit.check_out_distance,
  heldFor: visit.held_for,
  overlaps: visit.overlaps_another,
  overAuthorized: visit.over_authorized,
  taskRefused,
  signed: visit.signer_role !== null,
})

/** The agency's settings and the moment that exceptions are found by. */
export const exceptionsAt = ({ now, agency }: Ctx) => ({
  now,
  lateAfter: agency.lateAfter,
  toleranceMetres: agency.locationTolerance,
})

/** Whether the client refused a task of a visit. */
export const hasRefusedTask = ({ activities }: Pick<VisitFacts, 'activities'>): boolean =>
  activities.some(({ status }) => status === 'rejected')

type Submission = Pick<Visit, Extract<keyof Visit, `${string}_submitted`> | 'perfect_submission'>

/** What of a visit came in as it should, as it is answered. */
export function presentSubmission({ agency }: Ctx, visit: VisitFacts): Submission {
  const submitted = submissionOf(
    {
      ...qualityOf(visit),
      signed: visit.signature_file_id !== null,
      scheduledDate: visit.scheduled_date,
      endsAt: visit.ends_at,
      zone: agency.timeZone,
      toleranceMetres: agency.locationTolerance,
      clientId: visit.client_id,
      agentId: visit.agent_id,
      service: visit.service_code,
    },
    acceptedOf(visit),
  )
  return {
    correct_day_submitted: submitted.day,
    correct_check_in_submitted: submitted.checkIn,
    correct_check_out_submitted: submitted.checkOut,
    correct_device_in_submitted: submitted.deviceIn,
    correct_device_out_submitted: submitted.deviceOut,
    correct_location_submitted: submitted.location,
    correct_service_submitted: submitted.service,
    correct_caregiver_submitted: submitted.caregiver,
    correct_client_submitted: submitted.client,
    correct_signature_submitted: submitted.signature,
    perfect_submission: submitted.perfect,
  }
}
