import { matchClaim } from '@homeward/domain/billing/matching'
import {
  claimRemitted,
  providerAdjusted,
  unmatchedRemitted,
} from '@homeward/domain/billing/postings'
import { formatDay } from '@homeward/domain/dates'
import { describeProviderAdjustment } from '@homeward/x12/codes/plb'
import { allAdjustments, isReversal } from '@homeward/x12/remittance/outcome'
import type { Remittance, RemittanceClaim } from '@homeward/x12/remittance/types'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Progress, unseen } from '../era-files/progress.ts'
import { proveHandOver } from '../filings/prove-hand-over.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { findCandidates, keysOf, narrowed, type SentClaim } from './candidates.ts'
import { movesNothing } from './information.ts'
import { findAnswered, lockFilesInQuestion } from './match-store.ts'
import { type Answer, settleClaims } from './settle-claims.ts'
import { type Matched, setMatches, settleHeldTwins } from './store.ts'

/** A kept remittance whose money goes to the journal. */
export type ToPost = {
  id: string
  dedupKey: string
  remittance: Remittance
  /** The kept rows of its claims in its order; `claimId` where a person chose the claim before. */
  claims: readonly { id: string; claimId: string | null }[]
  providerAdjustmentIds: readonly string[]
}

/** The number of claims between two progress reports. */
const atOnce = 2000

const postedElsewhere = 'The same payment was just posted from another file.'

/**
 * Posts remittances: claims that are found are settled, money for others waits as unapplied cash,
 * adjustments of the provider go to their own account. The cash of each is its payment to the cent.
 */
export async function postRemittances(
  ctx: Ctx,
  eras: readonly ToPost[],
  progress: Progress = unseen,
): Promise<void> {
  if (eras.length === 0) return
  // Remittances before claims, here as everywhere, to avoid a deadlock.
  for (const era of eras) await settleHeldTwins(ctx.tx, era, postedElsewhere)
  await proveFiles(ctx, eras)
  const candidates = await findCandidates(
    ctx,
    eras.flatMap(({ remittance }) => remittance.claims.map(keysOf)),
    eras.flatMap(({ claims }) => claims.flatMap(({ claimId }) => claimId ?? [])),
  )
  const answered = await findAnswered(
    ctx.tx,
    candidates.map(({ id }) => id),
  )
  const answers: Answer[] = []
  const total = eras.reduce((sum, { claims }) => sum + claims.length, 0)
  let done = 0
  for (const era of eras) {
    const matches = matchesOf(era, candidates, answered)
    for (let at = 0; at < matches.length; at += atOnce) {
      await progress('posting', { total, done })
      const some = matches.slice(at, at + atOnce)
      await setMatches(
        ctx.tx,
        some.flatMap(({ found }) => found ?? []),
      )
      await postEntries(
        ctx,
        some.map((match) => claimPosting(ctx, era, match)),
      )
      done += some.length
    }
    await postEntries(ctx, providerPostings(ctx, era))
    answers.push(...matches.flatMap(answerOf))
  }
  await progress('posting', { total, done })
  await settleClaims(ctx, answers)
}

/** Who pays or refuses claims has them: the files that they are in were handed over. */
async function proveFiles(ctx: Ctx, eras: readonly ToPost[]): Promise<void> {
  const answered = eras
    .flatMap(({ remittance }) => remittance.claims)
    .filter((remitted) => !isReversal(remitted))
    .map(({ claimId, charge }) => ({ number: claimId, charge_cents: charge }))
  for (const file of await lockFilesInQuestion(ctx.tx, answered)) await proveHandOver(ctx, file)
}

type Matching = {
  eraClaimId: string
  remitted: RemittanceClaim
  claim: SentClaim | null
  /** What to note on the row; null if it stays as it is. */
  found: Matched | null
}

/** Finds our claim for each claim, in order; a claim can be reversed only after it was answered. */
function matchesOf(
  era: ToPost,
  candidates: readonly SentClaim[],
  answered: Set<string>,
): Matching[] {
  const byId = new Map(candidates.map((claim) => [claim.id, claim]))
  const near = narrowed(candidates)
  return era.remittance.claims.map((remitted, index) => {
    const row = era.claims[index]
    if (!row) throw new Error(`Remittance ${era.id} has no row for claim ${index + 1}.`)
    const keys = keysOf(remitted)
    const chosen = byId.get(row.claimId ?? '')
    const match = chosen ? null : matchClaim(keys, near(keys))
    const claim = chosen ?? match?.claim ?? null
    if (!claim || (isReversal(remitted) && !answered.has(claim.id))) {
      return { eraClaimId: row.id, remitted, claim: null, found: null }
    }
    answered.add(claim.id)
    const found = match && { id: row.id, claim_id: claim.id, matched_by: match.matchedBy }
    return { eraClaimId: row.id, remitted, claim, found }
  })
}

function claimPosting(ctx: Ctx, era: ToPost, { eraClaimId, remitted, claim }: Matching): Posting {
  const money = {
    paidCents: remitted.paid,
    adjustments: allAdjustments(remitted).map(({ group, amount }) => ({
      group,
      amountCents: amount,
    })),
  }
  const posting = { ...common(ctx, era), sourceId: eraClaimId }
  if (!claim) {
    return {
      ...posting,
      kind: 'unmatched_remitted',
      description: `Payment for unknown claim ${remitted.claimId}, ${traceOf(era)}`,
      claimId: null,
      lines: unmatchedRemitted(money),
    }
  }
  const what = isReversal(remitted) ? 'Payment reversal' : 'Payor response'
  return {
    ...posting,
    kind: 'claim_remitted',
    description: `${what} for claim ${claim.number}, ${traceOf(era)}`,
    claimId: claim.id,
    lines: movesNothing(remitted) ? [] : claimRemitted(money),
  }
}

const providerPostings = (ctx: Ctx, era: ToPost): Posting[] =>
  era.remittance.providerAdjustments.map(({ reason, reference, amount }, index) => ({
    ...common(ctx, era),
    kind: 'provider_adjusted',
    sourceId: era.providerAdjustmentIds[index] ?? '',
    description: `${describeProviderAdjustment(reason)} ${reference}, ${traceOf(era)}`,
    claimId: null,
    lines: providerAdjusted(amount),
  }))

const common = (ctx: Ctx, { id, remittance }: ToPost) => ({
  date: remittance.payment.date ?? ctx.today,
  eraId: id,
})

const traceOf = ({ remittance: { payer, payment } }: ToPost): string =>
  [payer.name, payment.trace, payment.date && formatDay(payment.date)].filter(Boolean).join(' ')

const answerOf = ({ claim, remitted }: Matching): Answer[] =>
  claim && !movesNothing(remitted)
    ? [
        {
          claim,
          // The number of a reversed claim is not the one to continue with.
          payerControlNumber: isReversal(remitted) ? null : remitted.payerClaimNumber || null,
        },
      ]
    : []
