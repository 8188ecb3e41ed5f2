import { careplanStatuses, factorGroups } from '@homeward/domain/care/vocabulary'
import { activityLevels } from '@homeward/domain/catalogue/vocabulary'
import { signerRoles } from '@homeward/domain/files/signatures'
import { z } from 'zod'
import { endpoint, page, partial, record } from '../endpoint.ts'
import { abilities, day, id, instant, lockVersion, minutes, paging, sort, text } from '../fields.ts'
import { GivenSignature, Signature, voiding, waiver } from '../files/signatures.ts'

const person = z.object({ id, name: z.string() })
const diagnosis = z.object({ code: z.string(), name: z.string() })
const item = z.object({ name: z.string(), description: z.string() })

const AssessedActivity = z.object({
  id,
  name: z.string(),
  level: z.enum(activityLevels),
  /** How often, in the words of the nurse. */
  frequency: z.string(),
  description: z.string(),
  status: z.enum(['active', 'archived']),
})

export const Assessment = z.object({
  id,
  agency_id: id,
  client_id: id,
  client: person,
  /** The authorization that it was made for; null without one, as for private pay. */
  authorization_id: id.nullable(),
  authorization: z
    .object({ id, number: z.string(), start_date: day, end_date: day, payor_name: z.string() })
    .nullable(),
  status: z.enum(careplanStatuses),
  /** The day on which it was made. */
  date: day,
  start_date: day,
  end_date: day,
  /** The caregiver whom the client has or asks for. */
  agent_id: id.nullable(),
  agent: person.nullable(),
  /** Who observed the client, and when. */
  observed_by_id: id.nullable(),
  observed_by: person.nullable(),
  observed_at: instant.nullable(),
  /** Who corrected it after the observation. */
  corrector_id: id.nullable(),
  corrector: person.nullable(),
  /** Minutes of care a week. */
  authorized_minutes: minutes,
  diagnosis: z.array(diagnosis),
  goals: z.array(item),
  equipment: z.array(item),
  groups: z.record(z.enum(factorGroups), z.array(item)),
  /** The assessed services with the activities that have a level. */
  services: z.array(
    z.object({
      id,
      label: z.string(),
      categories: z.array(
        z.object({ id, name: z.string(), activities: z.array(AssessedActivity) }),
      ),
    }),
  ),
  /** The first of the services. */
  service: z.object({ id, label: z.string() }).nullable(),
  /** The signed paper or another file that belongs to it. */
  document: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The current state of each: signed or waived. A guardian may sign for the client. */
  client_signature: Signature.nullable(),
  nurse_signature: Signature.nullable(),
  missing_signatures: z.array(z.enum(signerRoles)),
  /** All of them, including voided ones. */
  signatures: z.array(Signature),
  lock_version: lockVersion,
  abilities,
})
export type Assessment = z.infer<typeof Assessment>

const itemInput = z.strictObject({
  name: text(120).default(''),
  description: text(1000).default(''),
})

/** A service with the activities asked about. Activities without a level are dropped. */
const AssessedService = z.strictObject({
  id,
  categories: z
    .array(
      z.strictObject({
        id,
        activities: z
          .array(
            z.strictObject({
              id,
              level: z.enum(activityLevels, 'Choose a level.').nullable().optional(),
              frequency: text(120).default(''),
              description: text(1000).default(''),
            }),
          )
          .max(200),
      }),
    )
    .max(60)
    .default([]),
})

const assessmentFields = {
  date: day.optional(),
  start_date: day,
  /** One month from today, less a day, if left out. */
  end_date: day.optional(),
  agent_id: id.nullable().optional(),
  observed_by_id: id.nullable().optional(),
  observed_at: instant.nullable().optional(),
  corrector_id: id.nullable().optional(),
  authorized_minutes: z
    .int()
    .min(0, 'Enter 0 or more.')
    .max(7 * 1440, 'Enter no more than the 168 hours of a week.'),
  /** Rows without code and name are dropped; so are the others without name and description. */
  diagnosis: z
    .array(z.strictObject({ code: text(10).default(''), name: text(200).default('') }))
    .max(30)
    .optional(),
  goals: z.array(itemInput).max(50).optional(),
  equipment: z.array(itemInput).max(50).optional(),
  groups: z
    .strictObject({
      social_factors: z.array(itemInput).max(50).optional(),
      risk_factors: z.array(itemInput).max(50).optional(),
      registered_nurse_review_factors: z.array(itemInput).max(50).optional(),
    })
    .optional(),
  services: z.array(AssessedService).max(20).optional(),
  /** An upload that belongs to it; null removes it. */
  signed_id: z.string().max(500).nullable().optional(),
}

export const listAssessments = endpoint({
  room: 'care',
  spec: 'E100',
  summary: 'List assessments of one client or all clients',
  method: 'GET',
  path: '/assessments',
  look: 'assessment',
  permission: 'assessments.read',
  input: {
    client_id: id.optional(),
    authorization_id: id.optional(),
    status: z.enum(careplanStatuses).optional(),
    sort: sort(['start_date', 'end_date'], '-start_date'),
    ...paging(20),
  },
  returns: page(Assessment),
})

export const createAssessment = endpoint({
  room: 'care',
  spec: 'E101',
  summary: 'Add an assessment; the status is draft if requested, otherwise scheduled',
  method: 'POST',
  path: '/assessments',
  permission: 'assessments.write',
  input: {
    client_id: id,
    authorization_id: id.nullable().optional(),
    draft: z.boolean().default(false),
    ...assessmentFields,
  },
  returns: record(Assessment),
  fails: ['date_order', 'upload_unknown', 'upload_type'],
})

export const getAssessment = endpoint({
  room: 'care',
  spec: 'E102',
  summary: 'Get an assessment with its services and activities',
  method: 'GET',
  path: '/assessments/:id',
  look: 'assessment',
  permission: 'assessments.read',
  returns: record(Assessment),
})

export const updateAssessment = endpoint({
  room: 'care',
  spec: 'E103',
  summary:
    'Update, sign, archive or restore an assessment; once it is active, only an owner changes services, minutes and status: for others these fields stay as they are and meta.ignored names them',
  method: 'PATCH',
  path: '/assessments/:id',
  permission: 'assessments.write',
  input: {
    ...z.object(assessmentFields).partial().shape,
    authorization_id: id.nullable().optional(),
    /** `active` and `scheduled` both put it in force on its days. */
    status: z.enum(['draft', 'scheduled', 'active', 'archived']).optional(),
    client_signature: GivenSignature.optional(),
    guardian_signature: GivenSignature.optional(),
    nurse_signature: GivenSignature.optional(),
    lock_version: lockVersion.optional(),
  },
  returns: partial(Assessment),
  fails: [
    'date_order',
    'stale',
    'status_not_allowed',
    'upload_unknown',
    'upload_type',
    'signature_exists',
  ],
})

export const waiveAssessmentSignature = endpoint({
  room: 'care',
  summary: 'Waive an assessment signature with a reason',
  method: 'POST',
  path: '/assessments/:id/signature_waivers',
  permission: 'assessments.write',
  input: waiver,
  returns: record(Assessment),
  fails: ['signer_not_asked', 'signature_exists', 'signature_reason_missing', 'status_not_allowed'],
})

export const voidAssessmentSignature = endpoint({
  room: 'care',
  summary: 'Void an assessment signature or waiver with a reason',
  method: 'POST',
  path: '/assessments/:id/signature_voidings',
  permission: 'assessments.write',
  input: voiding,
  returns: record(Assessment),
  fails: ['signature_voided', 'signature_reason_missing'],
})

export const archiveAssessment = endpoint({
  room: 'care',
  spec: 'E104',
  summary: 'Archive an assessment; it ends on the day before the given date, by default today',
  method: 'DELETE',
  path: '/assessments/:id',
  permission: 'assessments.write',
  input: { date: day.optional(), lock_version: z.coerce.number().int().min(0).optional() },
  returns: record(Assessment),
  fails: ['stale', 'status_not_allowed'],
})
