import { z } from 'zod'
import { id, instant } from '../fields.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'

export const events = {
  /** A vendor accepted or refused visits, or must be told of them again. */
  'visit.verification_changed': z.object({ visit_ids: z.array(id) }),
  /** A vendor owes answers for longer than is usual, or cannot be reached. */
  'verification.silent': z.object({
    account_id: id,
    account_name: z.string(),
    since: instant,
    waiting: z.int(),
  }),
} as const satisfies Events

export const jobs = {
  'verification.follow_approved': 'visit.approved',
  'verification.follow_reopened': 'visit.reopened',
  /** Takes the noted changes of an agency into the outbox. */
  'verification.follow': z.object({ agency_id: id }),
  /** Sends what is due over one account, and reads its answers. */
  'verification.run': z.object({ agency_id: id, account_id: id }),
  /** Finds the agencies and accounts with something to do. */
  'verification.look': z.object({}),
} as const satisfies Jobs

export const topics = {
  vendor_verification: 'verifications.read',
} as const satisfies Topics

export const actions = {
  'vendor_verification.resent': 'vendor_verification',
  'vendor_verification.archived': 'vendor_verification',
  'vendor_verification.exported': 'agency',
  'integration_account.sending_paused': 'integration_account',
  'integration_account.sending_resumed': 'integration_account',
} as const satisfies Actions
