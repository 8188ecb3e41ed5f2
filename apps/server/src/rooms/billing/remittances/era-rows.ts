import type { Adjustment, Procedure, RemittanceClaim } from '@homeward/x12/remittance/types'
import { v7 as uuid } from 'uuid'
import type { Part } from './read-pages.ts'
import type { EraContent } from './store.ts'

type Own = { agency_id: string; era_id: string }

/** The rows to store for a part of a remittance, in the order of the file. */
export function eraRows(agencyId: string, eraId: string, part: Part): EraContent {
  const own = { agency_id: agencyId, era_id: eraId }
  const content: EraContent = { claims: [], charges: [], adjustments: [], providerAdjustments: [] }
  part.claims.forEach((claim, index) => addClaim(content, own, claim, part.from + index + 1))
  content.providerAdjustments = part.providerAdjustments.map((adjustment) => ({
    ...own,
    id: uuid(),
    code: adjustment.reason,
    reference: adjustment.reference,
    amount_cents: adjustment.amount,
  }))
  return content
}

function addClaim(content: EraContent, own: Own, claim: RemittanceClaim, position: number): void {
  const id = uuid()
  const segments = [claim, ...claim.lines].flatMap(({ raw }) => raw.map((each) => each.position))
  content.claims.push({
    ...own,
    id,
    position,
    claim_number: claim.claimId,
    status_code: claim.status,
    charge_cents: claim.charge,
    paid_cents: claim.paid,
    patient_cents: claim.patientResponsibility,
    payer_control_number: claim.payerClaimNumber || null,
    patient_name: nameOf(claim.patient),
    remarks: [...claim.remarks],
    forwarded_to: claim.crossover?.lastName || null,
    service_date: claim.serviceFrom,
    segment_from: claim.position,
    segment_to: Math.max(claim.position, ...segments),
  })
  const agency_id = own.agency_id
  const adjust = (adjustments: readonly Adjustment[], charge: string | null) => {
    content.adjustments.push(
      ...adjustments.map((adjustment) => ({
        agency_id,
        id: uuid(),
        era_claim_id: id,
        era_charge_id: charge,
        group_code: adjustment.group,
        reason_code: adjustment.reason,
        amount_cents: adjustment.amount,
      })),
    )
  }
  adjust(claim.adjustments, null)
  claim.lines.forEach((line, index) => {
    const charge = uuid()
    content.charges.push({
      agency_id,
      id: charge,
      era_claim_id: id,
      position: index + 1,
      procedure: procedureOf(line.procedure),
      service_date: line.serviceFrom,
      charge_cents: line.charge,
      paid_cents: line.paid,
      units: line.paidUnits,
      line_control: line.lineControl,
      remarks: [...line.remarks],
    })
    adjust(line.adjustments, charge)
  })
}

const procedureOf = ({ code, modifiers }: Procedure): string => [code, ...modifiers].join(':')

const nameOf = (patient: RemittanceClaim['patient']): string | null =>
  [patient?.firstName, patient?.lastName].filter(Boolean).join(' ') || null
