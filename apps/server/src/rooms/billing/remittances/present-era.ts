import type { Era, EraClaim } from '@homeward/contract/billing/remittances'
import { eraAbilities, eraClaimAbilities } from '@homeward/domain/billing/abilities'
import { describeClaimStatus } from '@homeward/x12/codes/claim-status'
import { describeProviderAdjustment } from '@homeward/x12/codes/plb'
import { readX12 } from '@homeward/x12/read'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { fileBytes } from '../../files/door.ts'
import { describeAdjustment, describeRemark } from '../describe-adjustment.ts'
import { type EraRecord, findEra } from './reading-store.ts'

/** A remittance for its page, with the segments of each claim as in the file. */
export async function presentEra(ctx: Ctx, id: string): Promise<Era> {
  const era = found(await findEra(ctx.tx, id))
  const segments = era.claims.length > 0 ? segmentsOf(await fileBytes(ctx, era.file_id)) : []
  return {
    id: era.id,
    file_name: era.file_name,
    received_at: era.received_at,
    payer_name: era.payer_name,
    trace_number: era.trace_number,
    payment_date: era.payment_date,
    payment_cents: era.payment_cents,
    status: era.status,
    held_reason: era.held_reason,
    claims_count: era.claims_count,
    unmatched_count: era.unmatched_count,
    waiting_count: era.waiting_count,
    method: era.method,
    payer_id: era.payer_id,
    balance: balanceOf(era),
    claims: era.claims.map((claim) => presentClaim(ctx, { era, claim, segments })),
    provider_adjustments: era.provider_adjustments.map((adjustment) => ({
      ...adjustment,
      words: describeProviderAdjustment(adjustment.code),
    })),
    findings: era.findings,
    posted_at: era.posted_at,
    lock_version: era.lock_version,
    abilities: abilitiesOf(ctx, era),
  }
}

function balanceOf(era: EraRecord): Era['balance'] {
  const due = era.claims_cents - era.provider_adjustments_cents
  return {
    claims_cents: era.claims_cents,
    provider_adjustments_cents: era.provider_adjustments_cents,
    difference_cents: (era.payment_cents ?? 0) - due,
    balanced: era.payment_cents !== null && era.problems.length === 0,
    problems: era.problems,
  }
}

/** Unmatched claims do not stop the posting: their money waits. */
function abilitiesOf(ctx: Ctx, era: EraRecord): Record<string, boolean> {
  const { balanced } = balanceOf(era)
  const holder = ctx.holder
  const { post = false } = eraAbilities(holder, { status: era.status, balanced, unmatched: 0 })
  const unmatched = era.status === 'posted' ? era.waiting_count : era.unmatched_count
  return { ...eraAbilities(holder, { status: era.status, balanced, unmatched }), post }
}

type ClaimRecord = EraRecord['claims'][number]

type Shown = { era: EraRecord; claim: ClaimRecord; segments: readonly string[] }

function presentClaim(ctx: Ctx, { era, claim, segments }: Shown): EraClaim {
  const adjustmentsOf = (charge: string | null) =>
    claim.adjustments.filter((each) => each.era_charge_id === charge).map(describeAdjustment)
  return {
    id: claim.id,
    claim_number: claim.claim_number,
    claim:
      claim.claim_id === null
        ? null
        : {
            id: claim.claim_id,
            number: claim.our_number ?? '',
            client_name: `${claim.first_name ?? ''} ${claim.last_name ?? ''}`.trim(),
          },
    matched_by: claim.matched_by,
    status_code: claim.status_code,
    status_words: describeClaimStatus(claim.status_code),
    charge_cents: claim.charge_cents,
    paid_cents: claim.paid_cents,
    patient_cents: claim.patient_cents,
    payer_control_number: claim.payer_control_number,
    patient_name: claim.patient_name,
    state: claim.state,
    wait_reason: claim.wait_reason,
    note: claim.note,
    remarks: claim.remarks.map(describeRemark),
    adjustments: adjustmentsOf(null),
    charges: claim.charges.map(({ id, remarks, ...charge }) => ({
      ...charge,
      remarks: remarks.map(describeRemark),
      adjustments: adjustmentsOf(id),
    })),
    raw: segments
      .slice(claim.segment_from, claim.segment_to + 1)
      .filter(Boolean)
      .join('\n'),
    abilities: eraClaimAbilities(ctx.holder, {
      state: claim.state,
      matched: claim.claim_id !== null,
      reversed: claim.reversed_by !== null,
      eraStatus: era.status,
    }),
  }
}

/** The segments of a file by their numbers, each with its terminator. */
function segmentsOf(bytes: Buffer): string[] {
  const shown: string[] = []
  for (const { groups, delimiters } of readX12(bytes).interchanges) {
    for (const { segments } of groups.flatMap(({ transactions }) => transactions)) {
      for (const { position, text } of segments) shown[position] = text + delimiters.segment
    }
  }
  return shown
}
