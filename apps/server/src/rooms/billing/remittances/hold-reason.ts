import { formatCents } from '@homeward/domain/money'
import { isPayment } from '@homeward/x12/remittance/outcome'
import type { Payee } from '@homeward/x12/remittance/types'
import type { BillingAgency } from '../agency-store.ts'
import {
  type ClosedThrough,
  formatMonth,
  isClosed,
  monthOf,
} from '@homeward/domain/billing/periods'
import type { Delivery } from './read-deliveries.ts'

/** Sentences about sums that are shown in the reason; all of them stand with the remittance. */
const mostSentences = 3

/**
 * Why a remittance may not be posted, in words; null if it may. It is stored in any case and lists all
 * problems, so no one needs a second upload to find the rest.
 */
export function holdReason(
  delivery: Delivery,
  agency: BillingAgency,
  closed: ClosedThrough = null,
): string | null {
  const reasons = [...delivery.damage]
  if (delivery.test && !agency.demo) reasons.push('The file is marked as a test (ISA15 T).')
  if (delivery.read) {
    const { remittance, verdict } = delivery.read
    const problems = remittance.findings.filter(({ severity }) => severity === 'problem')
    reasons.push(...problems.map(({ sentence }) => sentence))
    if (!verdict.balanced) {
      reasons.push(unbalanced(verdict.failures.map(({ sentence }) => sentence)))
    }
    if (!isPayment(remittance) && verdict.statedTotal !== 0) {
      const sum = formatCents(verdict.statedTotal)
      reasons.push(`The file is a notification only (BPR01 H) but lists a payment of ${sum}.`)
    }
    reasons.push(...foreignPayee(remittance.payee, agency))
    const { date } = remittance.payment
    if (date !== null && isClosed(monthOf(date), closed)) {
      const month = formatMonth(monthOf(date))
      reasons.push(
        `The payment is dated in ${month}, which is closed. If you post it, it goes into today's month.`,
      )
    }
  }
  return reasons.length > 0 ? reasons.join(' ') : null
}

const unbalanced = (sentences: readonly string[]): string => {
  const more = sentences.length - mostSentences
  const shown = sentences.slice(0, mostSentences).join(' ')
  return `The remittance does not balance. ${shown}${more > 0 ? ` And ${more} more.` : ''}`
}

/** A payment belongs to the agency whose NPI, or that of an office, and tax id it names; it has to name one of them. */
function foreignPayee(payee: Payee, agency: BillingAgency): string[] {
  const taxId = payee.taxId?.replaceAll(/\D/g, '') || null
  if (payee.npi === null && taxId === null) {
    return ['The remittance does not identify the payee by NPI or tax ID.']
  }
  const name = payee.name || 'The payee'
  const ours = [agency.npi, ...agency.office_npis]
  if (payee.npi !== null && !ours.includes(payee.npi)) {
    return [
      `The payment is for someone else. ${name} has NPI ${payee.npi}, and this agency has ${agency.npi ?? 'none'}.`,
    ]
  }
  if (taxId !== null && taxId !== agency.tax_id) {
    return [
      `The payment is for someone else. ${name} has tax ID ${taxId}, and this agency has ${agency.tax_id ?? 'none'}.`,
    ]
  }
  return []
}
