import { patientPaymentStates } from '@homeward/domain/billing/patient-money'
import { payMethods } from '@homeward/domain/billing/refunds'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { abilities, cents, day, id, instant, line, paging, sort } from '../fields.ts'
import { month } from './months.ts'
import { Refund } from './refund-shape.ts'

const balance = {
  /** What was left to the patient of claims and is not paid. */
  owed_cents: cents,
  /** What the patient paid and no claim got. */
  unapplied_cents: cents,
}

export const PatientAccountRow = z.object({
  /** The client. */
  id,
  name: z.string(),
  ...balance,
  claims: z.int(),
  /** The day of the oldest care that is not paid. */
  oldest: day.nullable(),
  /** A refund waits for a second person. */
  refund_waits: z.boolean(),
})
export type PatientAccountRow = z.infer<typeof PatientAccountRow>

/** What was given back to a patient of a payment that no claim needs. */
const PatientRefund = Refund.omit({ paid_to: true })
export type PatientRefund = z.infer<typeof PatientRefund>

export const PatientPayment = z.object({
  id,
  method: z.enum(payMethods),
  reference: z.string().nullable(),
  paid_on: day,
  amount_cents: cents,
  unapplied_cents: cents,
  state: z.enum(patientPaymentStates),
  created_at: instant,
  created_by: z.string(),
  ended_by: z.string().nullable(),
  ended_at: instant.nullable(),
  reason: z.string().nullable(),
  claims: z.array(z.object({ id, number: z.string(), amount_cents: cents })),
  /** What was given back of it, or is to be, oldest first. */
  refunds: z.array(PatientRefund),
  abilities,
})
export type PatientPayment = z.infer<typeof PatientPayment>

export const PatientAccount = z.object({
  id,
  name: z.string(),
  ...balance,
  /** Claims of which the patient owes something, the oldest first. */
  claims: z.array(
    z.object({
      id,
      number: z.string(),
      start_date: day,
      payor: z.string(),
      patient_cents: cents,
    }),
  ),
  /** The newest fifty. */
  payments: z.array(PatientPayment),
  /** The newest fifty. */
  statements: z.array(
    z.object({
      id,
      number: z.string(),
      month,
      due_cents: cents,
      created_at: instant,
      created_by: z.string(),
    }),
  ),
  abilities,
})
export type PatientAccount = z.infer<typeof PatientAccount>

export const listPatientAccounts = endpoint({
  room: 'billing',
  summary: 'List clients who owe something themselves, or who paid more than that; most first',
  method: 'GET',
  path: '/patient_accounts',
  look: 'claim',
  permission: 'claims.read',
  input: {
    /** Of clients who belong to the office. */
    office_id: id.optional(),
    /** Those of whom a refund waits for a second person, or those of whom none does. */
    refund_waits: z.stringbool().optional(),
    search: z.string().trim().max(100).optional(),
    sort: sort(['owed_cents', 'oldest'], '-owed_cents'),
    ...paging(20),
  },
  returns: page(PatientAccountRow),
})

export const getPatientAccount = endpoint({
  room: 'billing',
  summary: 'Get what a client owes, with the claims, the payments and the statements',
  method: 'GET',
  path: '/patient_accounts/:id',
  permission: 'claims.read',
  returns: record(PatientAccount),
})

const claims = {
  /** The claims that it settles, in this order; without them the oldest first. */
  claim_ids: z.array(id).min(1).max(50).optional(),
}

export const takePatientPayment = endpoint({
  room: 'billing',
  summary: 'Record a payment by a patient; what no claim needs waits as a credit',
  method: 'POST',
  path: '/patient_payments',
  permission: 'claims.write',
  input: {
    client_id: id,
    method: z.enum(payMethods),
    /** The number of the check, or the reference of the card. */
    reference: line(100).nullish(),
    paid_on: day,
    amount_cents: cents.min(1, 'Enter an amount above zero.').max(2_000_000_000),
    ...claims,
  },
  returns: record(PatientAccount),
  fails: ['day_to_come', 'patient_owes_nothing'],
})

export const applyPatientPayment = endpoint({
  room: 'billing',
  summary: 'Apply what is left of a payment to claims of the patient',
  method: 'POST',
  path: '/patient_payments/:id/apply',
  permission: 'claims.write',
  input: claims,
  returns: record(PatientAccount),
  fails: ['status_not_allowed', 'patient_owes_nothing'],
})

const reason = line(500)

export const releasePatientPayment = endpoint({
  room: 'billing',
  summary: 'Take a payment off its claims, so that all of it can be applied again',
  method: 'POST',
  path: '/patient_payments/:id/release',
  permission: 'claims.write',
  input: { reason },
  returns: record(PatientAccount),
  fails: ['status_not_allowed'],
})

export const undoPatientPayment = endpoint({
  room: 'billing',
  summary: 'Reverse a payment that was entered wrongly, or whose check bounced',
  method: 'POST',
  path: '/patient_payments/:id/undo',
  permission: 'claims.write',
  input: { reason, bounced: z.boolean().default(false) },
  returns: record(PatientAccount),
  fails: ['status_not_allowed', 'payment_refunded'],
})

export const refundPatientPayment = endpoint({
  room: 'billing',
  summary:
    'Give a patient back what no claim needs of a payment; more than the limit of the agency waits for a second person',
  method: 'POST',
  path: '/patient_payments/:id/refunds',
  permission: 'claims.write',
  input: {
    amount_cents: cents.min(1, 'Enter an amount above zero.').max(2_000_000_000),
    method: z.enum(payMethods),
    /** The number of the check or of the transfer. */
    reference: line(100).nullish(),
    paid_on: day,
    reason,
  },
  returns: record(PatientAccount),
  fails: ['refund_too_much', 'status_not_allowed', 'day_to_come'],
})

export const approvePatientRefund = endpoint({
  room: 'billing',
  summary: 'Approve a refund to a patient that another person asked for; the journal gets it',
  method: 'POST',
  path: '/patient_refunds/:id/approve',
  permission: 'claims.write',
  returns: record(PatientAccount),
  fails: ['status_not_allowed', 'refund_too_much', 'second_person_needed'],
})

export const undoPatientRefund = endpoint({
  room: 'billing',
  summary: 'Withdraw a refund to a patient that waits, or reverse a posted one',
  method: 'POST',
  path: '/patient_refunds/:id/undo',
  permission: 'claims.write',
  input: { reason },
  returns: record(PatientAccount),
  fails: ['status_not_allowed'],
})

export const createPatientStatement = endpoint({
  room: 'billing',
  summary: 'Make a numbered statement for a patient of what changed in a month and what is due',
  method: 'POST',
  path: '/patient_statements',
  permission: 'claims.write',
  input: { client_id: id, month },
  returns: record(PatientAccount),
  fails: ['statement_month_to_come'],
})

export const downloadPatientStatement = endpoint({
  room: 'billing',
  summary: 'Get a statement of a patient as a PDF',
  method: 'GET',
  path: '/patient_statements/:id/pdf',
  permission: 'claims.read',
  returns: file('application/pdf'),
})
