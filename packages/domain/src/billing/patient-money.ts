import { formatCents } from '../money.ts'
import { daysBetween } from '../time/zone.ts'
import { type JournalLine, moved } from './postings.ts'

/** What became of a payment by a patient. */
export const patientPaymentStates = ['posted', 'undone', 'bounced'] as const
export type PatientPaymentState = (typeof patientPaymentStates)[number]
export const patientPaymentStateLabels: Record<PatientPaymentState, string> = {
  posted: 'Received',
  undone: 'Undone',
  bounced: 'Check bounced',
}

/** A patient paid: the money waits until it is applied. */
export const patientPaid = (amountCents: number): JournalLine[] =>
  moved('cash', 'unapplied_cash', amountCents)

/** Waiting money settles what was left to the patient on a claim. */
export const patientApplied = (amountCents: number): JournalLine[] =>
  moved('unapplied_cash', 'patient_receivable', amountCents)

/** What waits is given back to the patient. */
export const patientRefunded = (amountCents: number): JournalLine[] =>
  moved('unapplied_cash', 'cash', amountCents)

/** For how many days refunds to a patient count together. */
const refundDays = 30

/**
 * What counts beside a new refund to a patient against the limit of one person: all that was given back of the same
 * payment, and what was given back of the patient's other payments lately. A credit is often made of several payments;
 * counted one by one, each part could stay below the limit. Payments that were refunded long ago are another credit.
 */
export const refundedBefore = (
  refunds: readonly { paymentId: string; amountCents: number; day: string }[],
  { paymentId, today }: { paymentId: string; today: string },
): number =>
  refunds
    .filter((one) => one.paymentId === paymentId || daysBetween(one.day, today) < refundDays)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Why a payment cannot be taken back while a part of it is refunded, and what comes first. */
export const refundedSentence = (refundedCents: number, bounced: boolean): string =>
  bounced
    ? `${formatCents(refundedCents)} of this check was refunded to the patient, so the bank takes back more than is left of it. Stop or collect the refund and undo it here, then record that the check bounced.`
    : `${formatCents(refundedCents)} of this payment was refunded to the patient. Undo the refund first, then the payment.`

type Owed = { claimId: string; patientCents: number }

/** How money falls on claims: the first is settled before the next gets anything. The rest is left over. */
export function spread(
  amountCents: number,
  claims: readonly Owed[],
): { claimId: string; amountCents: number }[] {
  let left = amountCents
  return claims.flatMap(({ claimId, patientCents }) => {
    const part = Math.min(left, Math.max(patientCents, 0))
    left -= part
    return part > 0 ? [{ claimId, amountCents: part }] : []
  })
}

/** A change of what a patient owes, as the journal has it. */
export type PatientChange = { date: string; number: string; description: string; cents: number }

/** What a patient owed before a month, what changed in it, and what is owed after it. */
export type PatientStatementSums = {
  openingCents: number
  rows: PatientChange[]
  closingCents: number
}

/** The statement of a month from all changes until its end, oldest first. */
export function statementOf(
  changes: readonly PatientChange[],
  month: string,
): PatientStatementSums {
  const sum = (some: readonly PatientChange[]) => some.reduce((all, { cents }) => all + cents, 0)
  const known = changes.filter(({ date }) => date.slice(0, 7) <= month)
  const rows = known.filter(({ date }) => date.startsWith(month))
  const closingCents = sum(known)
  return { openingCents: closingCents - sum(rows), rows, closingCents }
}
