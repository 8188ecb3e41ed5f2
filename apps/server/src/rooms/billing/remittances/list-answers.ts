import * as contract from '@homeward/contract/billing/era-claims'
import { eraClaimAbilities } from '@homeward/domain/billing/abilities'
import { describeClaimStatus } from '@homeward/x12/codes/claim-status'
import { verb } from '../../../plumbing/http/verb.ts'
import { describeAdjustment, describeRemark } from '../describe-adjustment.ts'
import { findAnswerRows, findChargeRows } from './answers-store.ts'

type Named = {
  era_id: string
  payer_name: string | null
  trace_number: string | null
  claim_id: string | null
  our_number: string | null
  first_name: string | null
  last_name: string | null
}

const eraOf = ({ era_id: id, payer_name, trace_number }: Named) => ({
  id,
  payer_name,
  trace_number,
})

const claimOf = ({ claim_id: id, our_number, first_name, last_name }: Named) =>
  id === null
    ? null
    : {
        id,
        number: our_number ?? '',
        client_name: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
      }

/** The claims of all remittances; with the state `waiting` the queue of what contradicts. */
export const listEraClaims = verb(contract.listEraClaims, async (ctx, input) => {
  const { rows, meta } = await findAnswerRows(ctx.tx, input)
  const data = rows.map((row) => ({
    id: row.id,
    era: eraOf(row),
    claim_number: row.claim_number,
    claim: claimOf(row),
    patient_name: row.patient_name,
    service_date: row.service_date,
    status_code: row.status_code,
    status_words: describeClaimStatus(row.status_code),
    charge_cents: row.charge_cents,
    paid_cents: row.paid_cents,
    patient_cents: row.patient_cents,
    state: row.state,
    wait_reason: row.wait_reason,
    note: row.note,
    abilities: eraClaimAbilities(ctx.holder, {
      state: row.state,
      matched: row.claim_id !== null,
      reversed: row.reversed_by !== null,
      eraStatus: row.era_status,
    }),
  }))
  return { data, meta }
})

/** The charges of all remittances. */
export const listEraCharges = verb(contract.listEraCharges, async ({ tx }, input) => {
  const { rows, meta } = await findChargeRows(tx, input)
  const data = rows.map((row) => ({
    id: row.id,
    era: eraOf(row),
    claim_number: row.claim_number,
    claim: claimOf(row),
    service_date: row.service_date,
    procedure: row.procedure,
    units: row.units,
    charge_cents: row.charge_cents,
    paid_cents: row.paid_cents,
    adjustments: row.adjustments.map(describeAdjustment),
    remarks: row.remarks.map(describeRemark),
  }))
  return { data, meta }
})
