import type { ActedOn } from '@homeward/domain/billing/claim-actions'
import { moveClaim as move } from '@homeward/domain/billing/claim-transitions'
import { claimTransmitted } from '@homeward/domain/billing/postings'
import { issuesOf } from '@homeward/domain/billing/readiness'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { openCents } from '@homeward/domain/billing/write-offs'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Claims } from '../../../plumbing/db/schema.generated.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { startDelivery } from '../delivery/start-delivery.ts'
import { answerFilings } from '../filings/store.ts'
import { postEntries } from '../journal/post-entries.ts'
import { releaseVisits } from './lines-store.ts'
import type { LoadedClaim } from './load-claims.ts'
import { saveFigures } from './save-figures.ts'

type FollowUp = Partial<
  Pick<
    Updateable<Claims>,
    | 'follow_up_action'
    | 'follow_up_on'
    | 'resolution_status'
    | 'outcome_category'
    | 'owner_id'
    | 'owner_name'
  >
>
type Change = {
  status?: ClaimStatus
  note?: string | null
  payerNumber?: string | null
  followUp?: FollowUp
}

/**
 * Moves a locked claim and notes something on it. Fails with status_not_allowed, or with claim_not_ready
 * and the sentences of the failed checks.
 */
export async function moveClaim(ctx: Ctx, claim: LoadedClaim, change: Change): Promise<void> {
  const { record } = claim
  const number = record.payer_control_number
  const followUp = given(change.followUp ?? {})
  const before = {
    status: record.status,
    note: record.note,
    payer_control_number: number,
    ...given(record, Object.keys(followUp)),
  }
  const after = {
    status: statusAfter(claim, change.status ?? record.status),
    note: change.note === undefined ? record.note : change.note || null,
    payer_control_number: change.payerNumber === undefined ? number : change.payerNumber || null,
    ...followUp,
  }
  await saveFigures(ctx, claim, {
    ...after,
    ...(after.status === 'acknowledged' &&
      record.status === 'transmitted' && { acknowledged_at: ctx.now.toISOString() }),
  })
  if (after.status !== record.status) await followMove(ctx, claim, after.status)
  await ctx.changed({ action: 'claim.updated', type: 'claim', id: record.id, before, after })
}

/** What is given of some columns, as a change has it. */
const given = (values: object, names?: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && (names?.includes(name) ?? true),
    ),
  )

/** What a move by hand means for the filings, the visits and the journal. */
async function followMove(ctx: Ctx, { record, money }: LoadedClaim, to: ClaimStatus) {
  const ids = [record.id]
  const { transmission_id: transmissionId } = record
  if (to === 'acknowledged') await answerFilings(ctx.tx, ids, 'accepted')
  if (to === 'rejected') await answerFilings(ctx.tx, ids, 'rejected')
  if (to === 'voided') {
    await answerFilings(ctx.tx, ids, 'accepted')
    await releaseVisits(ctx.tx, ids)
  }
  if (to === 'sync_error' && transmissionId !== null) await startDelivery(ctx, transmissionId)
  if (to !== 'voided' && to !== 'unbillable') return
  await postEntries(ctx, [
    {
      date: ctx.today,
      kind: 'claim_dropped',
      sourceId: uuid(),
      description: `Claim ${record.number} is not billed`,
      claimId: record.id,
      eraId: null,
      lines: claimTransmitted(0 - money.chargeCents),
    },
  ])
}

/** What decides which actions a claim offers. */
export const actedOn = ({ record, ready, money }: LoadedClaim): ActedOn => ({
  status: record.status,
  ready,
  frequency: record.frequency_code,
  payerOrder: record.payer_order,
  filings: record.filings,
  payerControlNumber: record.payer_control_number,
  openCents: openCents(money),
  writtenOffCents: money.writtenOffCents,
})

function statusAfter(claim: LoadedClaim, to: ClaimStatus): ClaimStatus {
  if (to === claim.record.status) return to
  const moved = move(actedOn(claim), to)
  if (moved.ok) return moved.value.status
  throw new Failure(
    moved.failure,
    moved.failure === 'claim_not_ready' ? { fields: { status: issuesOf(claim.checks) } } : {},
  )
}
