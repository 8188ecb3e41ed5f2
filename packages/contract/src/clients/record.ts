import { payorTypes } from '@homeward/domain/agency/vocabulary'
import { clientParts, missingIds } from '@homeward/domain/clients/activation'
import {
  maritalStatuses,
  militaryBranches,
  militaryStatuses,
} from '@homeward/domain/clients/background'
import {
  insuranceStates,
  medicareSavingsPrograms,
  medicareTypes,
} from '@homeward/domain/clients/insurance'
import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { alertPriorities } from '@homeward/domain/collaboration/alerts'
import { z } from 'zod'
import { ClientContact, ClientSettings, Demographics } from './parts.ts'
import { CommentLine } from '../collaboration/comments.ts'
import { BackgroundCheckLine, EvaluationLine } from '../to-come.ts'
import { cents, clock, day, id, instant, minutes } from '../fields.ts'

/** The parts of a client's answer; clients.ts combines them. */
export const named = z.object({ id, name: z.string() })
export const words = z.string().nullable()
/** Masked to the last four characters; POST /clients/:id/reveal shows it. */
export const maskedValue = z.string().nullable()

const Authorization = z.object({
  id,
  number: z.string(),
  /** As the record itself says it today. */
  status: z.string(),
  start_date: day,
  end_date: day,
  units: z.int(),
  /** As the authorization itself says it. */
  unit_period: z.string(),
  payor: named,
  services: z.array(z.object({ id, label: z.string() })),
})

const Shift = z.object({
  id,
  careplan_id: id,
  number: z.int(),
  scheduled_time: clock,
  scheduled_duration: minutes,
  recurring_rule: z.string(),
  agent_id: id.nullable(),
})

/** A few related records of each kind; the lists of their rooms have all. */
export const related = {
  agency_id: id,
  agency: named,
  office: named.nullable(),
  /** The newest ones that are not archived. */
  authorizations: z.array(Authorization),
  /** Active today. */
  active_authorizations: z.array(Authorization),
  careplans: z.array(
    z.object({
      id,
      /** As the record itself says it today. */
      status: z.string(),
      start_date: day,
      end_date: day,
      authorization_id: id.nullable(),
    }),
  ),
  /** Of the care plans that are active today. */
  shifts: z.array(Shift),
  assessments: z.array(
    z.object({
      id,
      /** As the record itself says it today. */
      status: z.string(),
      start_date: day,
      end_date: day,
      authorization_id: id.nullable(),
    }),
  ),
  evaluations: z.array(EvaluationLine),
  background_checks: z.array(BackgroundCheckLine),
  comments: z.array(CommentLine),
  comments_count: z.int(),
  alerts: z.array(
    z.object({ id, title: z.string(), priority: z.enum(alertPriorities), date: day }),
  ),
  alerts_count: z.int(),
  attachments_count: z.int(),
  /** The client's verification at a vendor; null without one. */
  visit_verification_status: words,
  visit_verification_meta: z.record(z.string(), z.unknown()).nullable(),
  prev_client_id: id.nullable(),
  next_client_id: id.nullable(),
  /** The previous and next client of the same status, by last name. */
  prev_client: named.nullable(),
  next_client: named.nullable(),
}

export const background = {
  religion: words,
  marital_status: z.enum(maritalStatuses).nullable(),
  military_status: z.enum(militaryStatuses).nullable(),
  military_branch: z.enum(militaryBranches).nullable(),
  military_rank: words,
  demographics: Demographics,
  settings: ClientSettings,
  /** The agents of `settings.do_not_send` by name. */
  do_not_send: z.array(named),
}

export const insurance = {
  deductible: cents.nullable(),
  medicaid_number: maskedValue,
  medicaid_status: z.enum(insuranceStates).nullable(),
  medicaid_type: words,
  medicare_number: maskedValue,
  medicare_status: z.enum(insuranceStates).nullable(),
  medicare_type: z.enum(medicareTypes).nullable(),
  medicare_savings_program: z.enum(medicareSavingsPrograms).nullable(),
  insurance_number: maskedValue,
  insurance_name: words,
  insurance_type: z.enum(payorTypes).nullable(),
  primary_payor: named.extend({ type: z.enum(payorTypes) }).nullable(),
}

export const medical = {
  diagnosis_codes: z.array(z.string()),
  primary_care_doctor: words,
  primary_care_doctor_contact: words,
  primary_care_doctor_npi: words,
  referring_doctor: words,
  referring_doctor_contact: words,
  referring_doctor_npi: words,
  legal_guardian: words,
  legal_guardian_contact: words,
  legal_guardian_relationship: words,
  emergency_contacts: z.array(ClientContact),
  case_managers: z.array(ClientContact),
  physicians: z.array(ClientContact),
  pharmacies: z.array(ClientContact),
}

export const ladder = {
  left_on: day.nullable(),
  left_reason: words,
  status_changed_at: instant,
  /** The statuses that the client may get next. */
  status_moves: z.array(z.enum(clientStatuses)),
  /** What is missing to become active: `blocks` must be fixed first, the rest is advice. */
  missing: z.array(
    z.object({
      id: z.enum(missingIds),
      blocks: z.boolean(),
      sentence: z.string(),
      part: z.enum(clientParts),
    }),
  ),
}
