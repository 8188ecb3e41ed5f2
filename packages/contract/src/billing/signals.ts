import { z } from 'zod'
import { id, instant } from '../fields.ts'
import { reportActions, reportJob } from '../reports/signals.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'

export const events = {
  /** Payers refused these claims. */
  'claim.rejected': z.object({ claim_ids: z.array(id), at: instant }),
  /** Files of claims that the payor has not answered in its usual time. */
  'transmission.overdue': z.object({
    files: z.array(z.object({ id, name: z.string(), payor: z.string(), claims: z.int() })),
  }),
} as const satisfies Events

export const jobs = {
  'billing.claim_visit': 'visit.approved',
  'billing.follow_reopened': 'visit.reopened',
  'billing.write_claim_report': reportJob,
  'billing.read_remittances': z.object({ agency_id: id }),
  'billing.resume_remittances': z.object({}),
  'billing.deliver': z.object({ agency_id: id, transmission_id: id }),
  'billing.fetch_answers': z.object({ agency_id: id, account_id: id }),
  'billing.look_for_answers': z.object({ agency_id: id }),
  'billing.tell_overdue': z.object({}),
} as const satisfies Jobs

export const topics = {
  claim: 'claims.read',
  claim_report: 'claims.read',
  transmission: 'claims.read',
  era: 'remittances.read',
  era_file: 'remittances.read',
} as const satisfies Topics

export const actions = {
  'claim.created': 'claim',
  'claim.updated': 'claim',
  'claim.filed': 'claim',
  'claim.transmitted': 'claim',
  'claim.withdrawn': 'claim',
  'claim.opened': 'claim',
  'claim.answered': 'claim',
  'claim.remitted': 'claim',
  'claim.written_off': 'claim',
  'claim.write_off_asked': 'claim',
  'claim.write_off_withdrawn': 'claim',
  'claim.write_off_undone': 'claim',
  'claim.refunded': 'claim',
  'claim.refund_asked': 'claim',
  'claim.refund_withdrawn': 'claim',
  'claim.refund_undone': 'claim',
  'claim.patient_paid': 'claim',
  'claim.patient_payment_undone': 'claim',
  'patient_payment.taken': 'client',
  'patient_payment.applied': 'client',
  'patient_payment.released': 'client',
  'patient_payment.undone': 'client',
  'patient_payment.bounced': 'client',
  'patient_statement.created': 'client',
  'claim.letter_made': 'claim',
  'transmission.created': 'transmission',
  'transmission.updated': 'transmission',
  'transmission.answered': 'transmission',
  'transmission.fetched': 'agency',
  'transmission.downloaded': 'transmission',
  ...reportActions('claim_report'),
  'billing_report.exported': 'agency',
  'deposit.created': 'agency',
  'deposit.matched': 'agency',
  'deposit.unmatched': 'agency',
  'deposit.removed': 'agency',
  'journal.month_closed': 'agency',
  'journal.month_reopened': 'agency',
  'acknowledgement.received': 'acknowledgement',
  'acknowledgement.dismissed': 'acknowledgement',
  'era_file.received': 'era_file',
  'era_file.failed': 'era_file',
  'era_file.canceled': 'era_file',
  'era_file.retried': 'era_file',
  'era.received': 'era',
  'era.read': 'era',
  'era.posted': 'era',
  'era.claim_matched': 'era',
  'era.claim_dismissed': 'era',
  'era.claim_undone': 'era',
  'era.unposted': 'era',
  'era.dismissed': 'era',
  'era.held': 'era',
} as const satisfies Actions
