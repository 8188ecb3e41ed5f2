import {
  type ClaimBalance,
  claimBalance,
  claimStatusAfter,
} from '@homeward/domain/billing/balances'
import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import { type FilingFrequency, isOpen } from '@homeward/domain/billing/filings'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { AuditEntry } from '../../../plumbing/audit/entry.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { releaseVisits } from '../claims/lines-store.ts'
import { recheckAround } from '../claims/recheck-later.ts'
import { findMoney } from '../claims/money-store.ts'
import { findOvertaken } from '../claims/earlier-store.ts'
import { type Settled, settleAll } from '../claims/settle-store.ts'
import { answerFilings } from '../filings/store.ts'

/** What a payor said of a locked claim of ours. */
export type Answer = {
  claim: { id: string; status: ClaimStatus; frequency_code: FilingFrequency }
  payerControlNumber: string | null
}

/** Moves claims to the status that their money, now in the journal, gives them. */
export async function settleClaims(ctx: Ctx, answers: readonly Answer[]): Promise<void> {
  if (answers.length === 0) return
  const byClaim = Map.groupBy(answers, ({ claim }) => claim.id)
  const money = await findMoney(ctx.tx, [...byClaim.keys()])
  const held = await findOvertaken(ctx.tx, [...byClaim.keys()])
  const settled: Settled[] = []
  const entries: AuditEntry<'claim.remitted'>[] = []
  for (const [id, said] of byClaim) {
    const [first] = said
    if (!first) continue
    const before = first.claim.status
    const balance = claimBalance(money.get(id) ?? [])
    const after = held.has(id) ? heldAs(before) : settledAs(first.claim, balance)
    const { status } = unwrap(moveClaimByFile<ClaimStatus>({ status: before }, after))
    const number = said.findLast(({ payerControlNumber }) => payerControlNumber !== null)
    settled.push({
      id,
      status,
      final_determination_at: isFinal(status) ? ctx.now.toISOString() : null,
      // The number of an earlier payor is not the one of the payor that has the claim.
      payer_control_number: held.has(id) ? null : (number?.payerControlNumber ?? null),
      hold_reason: held.has(id) ? 'earlier_payor_changed' : null,
    })
    entries.push({
      action: 'claim.remitted',
      type: 'claim',
      id,
      before: { status: before },
      after: { status, paid_cents: balance.paidCents, balance_cents: balance.balanceCents },
    })
  }
  await settleAll(ctx.tx, settled)
  // Who answers about money has the claim.
  const answered = [...byClaim.keys()].filter((id) => !held.has(id))
  await answerFilings(ctx.tx, answered, 'accepted')
  const voided = settled.filter(({ status }) => status === 'voided').map(({ id }) => id)
  if (voided.length > 0) await releaseVisits(ctx.tx, voided)
  await recheckAround(
    ctx,
    settled
      .filter(({ id, status }) => (status === 'voided') !== (statusOf(byClaim, id) === 'voided'))
      .map(({ id }) => id),
  )
  await ctx.changedAll(entries)
  const refused = settled.filter(
    ({ id, status }) => status === 'denied' && statusOf(byClaim, id) !== status,
  )
  if (refused.length === 0) return
  const claim_ids = refused.map(({ id }) => id)
  await ctx.emit('claim.rejected', { claim_ids, at: ctx.now.toISOString() })
}

const statusOf = (answers: ReadonlyMap<string, readonly Answer[]>, id: string) =>
  answers.get(id)?.[0]?.claim.status

/** What stands in a file that was not handed over stays there, so that the file can go out or be taken back. */
const settledAs = (claim: Answer['claim'], balance: ClaimBalance): ClaimStatus =>
  claim.status === 'exported' ? claim.status : claimStatusAfter(balance, filedAs(claim))

/** A claim that rests on an answer which holds no more waits for a person. */
const heldAs = (status: ClaimStatus): ClaimStatus => (inFile.includes(status) ? status : 'on_hold')

const inFile: readonly ClaimStatus[] = ['queued', 'exported', 'failed', 'sync_error']

/** A void that is prepared is not known to the payor yet. */
const filedAs = ({ status, frequency_code: frequency }: Answer['claim']): FilingFrequency =>
  isOpen(status) ? '1' : frequency

const isFinal = (status: ClaimStatus): boolean => status === 'paid' || status === 'denied'
