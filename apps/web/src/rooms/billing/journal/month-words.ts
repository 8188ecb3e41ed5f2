import type { JournalMonth } from '@homeward/contract/billing/months'
import { nextMonth } from '@homeward/domain/billing/periods'
import { dayBefore } from '@homeward/domain/time/zone'
import { to } from '../../../plumbing/paths/to.ts'

export const lastDayOf = (month: string): string => dayBefore(`${nextMonth(month)}-01`)

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`

/** What waits for a person in a month, and where. */
export const stillOpen = (month: JournalMonth): { words: string; href: string }[] => {
  const {
    held_remittances,
    waiting_answers,
    waiting_write_offs,
    waiting_refunds,
    waiting_patient_refunds,
  } = month
  return [
    {
      count: held_remittances,
      words: many(held_remittances, 'remittance on hold', 'remittances on hold'),
      href: to('billing.eras', {}, { status: 'held' }),
    },
    {
      count: waiting_answers,
      words: many(waiting_answers, 'remittance claim to review', 'remittance claims to review'),
      href: to('billing.era-claims', {}, { state: 'waiting' }),
    },
    {
      count: waiting_write_offs,
      words: many(waiting_write_offs, 'write-off to approve', 'write-offs to approve'),
      href: to('billing.denials', {}, { kind: 'write_off' }),
    },
    {
      count: waiting_refunds,
      words: many(waiting_refunds, 'refund to approve', 'refunds to approve'),
      href: to('billing.denials', {}, { kind: 'refund' }),
    },
    {
      count: waiting_patient_refunds,
      words: many(
        waiting_patient_refunds,
        'patient refund to approve',
        'patient refunds to approve',
      ),
      href: to('billing.patients', {}, { refund_waits: 'true' }),
    },
  ].filter(({ count }) => count > 0)
}
