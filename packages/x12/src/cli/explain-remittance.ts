import { describeCarc, describeGroup } from '../codes/carc.ts'
import { describeClaimStatus } from '../codes/claim-status.ts'
import { describeHandling, describePaymentMethod } from '../codes/payment.ts'
import { describeProviderAdjustment } from '../codes/plb.ts'
import { showCents } from '../money.ts'
import { balance } from '../remittance/balance.ts'
import { isDenied } from '../remittance/outcome.ts'
import type {
  Adjustment,
  Remittance,
  RemittanceClaim,
  RemittanceLine,
} from '../remittance/types.ts'
import { count, showFinding } from './words.ts'

/** One payment in words: money, payer, every claim and line, provider adjustments, balance. */
export function explainRemittance(remittance: Remittance): string[] {
  const { payment, payer, payee } = remittance
  const method = describePaymentMethod(payment.method)
  return [
    `Payment ${showCents(payment.total)}, ${method} ${payment.trace}, on ${payment.date ?? 'no date'}`,
    `  ${describeHandling(payment.handling)}`,
    `Payer ${payer.name} (${payer.id ?? payer.traceId}); payee ${payee.name} (NPI ${payee.npi ?? '-'}, tax id ${payee.taxId ?? '-'})`,
    ...remittance.findings.map(showFinding),
    ...remittance.claims.flatMap(explainClaim),
    ...remittance.providerAdjustments.map(
      ({ provider, reason, reference, amount }) =>
        `Provider ${provider}: ${describeProviderAdjustment(reason)} (${reason}) ${reference} ${showCents(-amount)}`,
    ),
    ...explainBalance(remittance),
  ]
}

function explainClaim(claim: RemittanceClaim): string[] {
  const who = [claim.patient?.lastName, claim.patient?.firstName].filter(Boolean).join(', ')
  const denied = isDenied(claim) ? ' DENIED' : ''
  return [
    `Claim ${claim.claimId} (${who || 'no name'}, ICN ${claim.payerClaimNumber}): ${describeClaimStatus(claim.status)}${denied}`,
    `  charged ${showCents(claim.charge)}, paid ${showCents(claim.paid)}, client's share ${showCents(claim.patientResponsibility)}`,
    ...claim.adjustments.map(explainAdjustment),
    ...claim.lines.flatMap(explainLine),
  ]
}

function explainLine(line: RemittanceLine): string[] {
  const { code, modifiers } = line.procedure
  const remarks = line.remarks.length > 0 ? `; remarks ${line.remarks.join(', ')}` : ''
  return [
    `  ${[code, ...modifiers].join(':')} on ${line.serviceFrom ?? 'no date'}: charged ${showCents(line.charge)}, paid ${showCents(line.paid)}${remarks}`,
    ...line.adjustments.map((adjustment) => `  ${explainAdjustment(adjustment)}`),
  ]
}

const explainAdjustment = ({ group, reason, amount }: Adjustment): string =>
  `  ${describeGroup(group)}: ${describeCarc(reason)} (${group}-${reason}) ${showCents(-amount)}`

function explainBalance(remittance: Remittance): string[] {
  const { balanced, failures, expectedTotal, statedTotal } = balance(remittance)
  if (balanced) return ['BALANCED']
  const difference = showCents(statedTotal - expectedTotal)
  return [
    `NOT BALANCED (${count(failures.length, 'sum')}; difference of the total ${difference})`,
    ...failures.map(
      ({ level, position, sentence }) => `  ${level}, segment ${position}: ${sentence}`,
    ),
  ]
}
