import { exchanged } from '@homeward/domain/billing/postings'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import {
  type OurLockedClaim,
  refuse,
  refuseOverdrawn,
  takenBack,
  type WaitingAnswer,
} from './apply-answer.ts'
import { findEntriesOf } from './ledger-store.ts'
import { openLedger } from './ledger.ts'
import { lockSentClaims } from './match-store.ts'
import { settleClaims } from './settle-claims.ts'
import { keepAnswers, noteAnswers, releaseReversed } from './store.ts'

/**
 * Takes posted answers back, the last first: entries of their own undo what they moved on claims, and their money
 * waits as unapplied cash. Fails if something later rests on one of them.
 */
export async function takeBackAnswers(
  ctx: Ctx,
  answers: readonly WaitingAnswer[],
  to: { state: 'waiting' | 'held'; note: string },
): Promise<void> {
  if (answers.length === 0) return
  const ids = [...new Set(answers.flatMap(({ claim_id: id }) => id ?? []))]
  const claims = new Map(
    (ids.length > 0 ? await lockSentClaims(ctx.tx, ids) : []).map((claim) => [claim.id, claim]),
  )
  const entries = Map.groupBy(
    await findEntriesOf(
      ctx.tx,
      answers.map(({ id }) => id),
    ),
    ({ sourceId }) => sourceId,
  )
  const ledger = await openLedger(ctx.tx, ids)
  const gone = new Set<string>()
  const postings: Posting[] = []
  const touched: OurLockedClaim[] = []
  for (const answer of answers) {
    if (answer.reversed_by !== null && !gone.has(answer.reversed_by)) {
      refuse(`A reversal took claim ${answer.claim_number} back. Undo that reversal first.`)
    }
    gone.add(answer.id)
    if (answer.state !== 'applied' || answer.claim_id === null) continue
    const claim = found(claims.get(answer.claim_id))
    touched.push(claim)
    for (const entry of entries.get(answer.id) ?? []) {
      if (entry.claimId === null) continue
      const back = ledger.takeBack({
        id: answer.id,
        claimId: claim.id,
        chargeCents: answer.charge_cents,
        paidCents: answer.paid_cents,
        entryId: entry.id,
        lines: exchanged(entry.lines, 'cash', 'unapplied_cash'),
      })
      postings.push(...takenBack(ctx, answer.era_id, claim, back.reopenings), {
        date: ctx.today,
        kind: 'undone',
        sourceId: entry.id,
        undoes: entry.id,
        description: `Posting to claim ${claim.number} undone: ${to.note}`,
        claimId: claim.id,
        eraId: answer.era_id,
        lines: back.lines,
      })
    }
  }
  for (const claim of touched) refuseOverdrawn(ledger, claim)
  await postEntries(ctx, postings)
  await releaseReversed(ctx.tx, [...gone])
  await keepAnswers(
    ctx.tx,
    answers.map((answer) => ({
      id: answer.id,
      claim_id: answer.claim_id,
      matched_by: answer.matched_by,
      state: to.state,
      wait_reason: to.state === 'waiting' ? ('undone' as const) : null,
      round: answer.round,
      takes_back: null,
    })),
  )
  await noteAnswers(ctx.tx, [...gone], to.note)
  await settleClaims(
    ctx,
    touched.map((claim) => ({ claim, payerControlNumber: null })),
  )
}
