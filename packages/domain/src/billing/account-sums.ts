import type { JournalAccount } from './vocabulary.ts'

/** What the lines of the journal come to for a claim. */
export type MoneySum = 'charged' | 'paid' | 'adjusted' | 'patient' | 'denied' | 'owed'

/**
 * In which sum an account counts; null for accounts that are of no claim. The database sums by
 * `app.sum_of_account`, and a test holds the two together.
 */
export const sumOfAccount: Record<JournalAccount, MoneySum | null> = {
  service_revenue: 'charged',
  cash: 'paid',
  unapplied_cash: 'paid',
  recoupment: 'paid',
  contractual_adjustment: 'adjusted',
  other_adjustment: 'adjusted',
  write_off: 'adjusted',
  patient_receivable: 'patient',
  denied_receivable: 'denied',
  accounts_receivable: 'owed',
  credits: 'owed',
  interest: null,
  provider_adjustment: null,
}
