import type { Ledger } from '@homeward/domain/billing/ledger'
import { claimRemitted, exchanged, unmatchedRemitted } from '@homeward/domain/billing/postings'
import { allAdjustments, isReversal } from '@homeward/x12/remittance/outcome'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Progress, unseen } from '../era-files/progress.ts'
import { proveHandOver } from '../filings/prove-hand-over.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { takenBack } from './apply-answer.ts'
import { moneyOf } from './answer-money.ts'
import { findCandidates, keysOf } from './candidates.ts'
import {
  claimsInParts,
  decide,
  type Decision,
  isLater,
  matchAnswers,
  type Matching,
} from './decide-answers.ts'
import { movesNothing } from './information.ts'
import { findFiledLines } from './ledger-store.ts'
import { openLedger } from './ledger.ts'
import { lockFilesInQuestion } from './match-store.ts'
import { common, traceOf } from './posting-words.ts'
import {
  keysOfReference,
  postProviderAdjustments,
  recoupedClaims,
} from './post-provider-adjustments.ts'
import { type Answer, settleClaims } from './settle-claims.ts'
import { type Kept, keepAnswers, settleHeldTwins } from './store.ts'
import type { ToPost } from './to-post.ts'

/** The number of claims between two progress reports. */
const atOnce = 2000

const postedElsewhere = 'The same payment was just posted from another file.'

/** Settles what was held of these payments, before anything of them is posted. */
export async function settleTwins(
  ctx: Ctx,
  eras: readonly { id: string; dedupKey: string }[],
): Promise<void> {
  for (const era of eras) await settleHeldTwins(ctx.tx, era, postedElsewhere)
}

/**
 * Posts remittances or parts of them: claims that are found are settled; money for others, and for what contradicts
 * the ledger, waits as unapplied cash. The cash of each remittance is its payment to the cent. What was held of the
 * same payments is settled before: remittances before claims, here as everywhere, to avoid a deadlock.
 */
export async function postRemittances(
  ctx: Ctx,
  eras: readonly ToPost[],
  progress: Progress = unseen,
): Promise<void> {
  if (eras.length === 0) return
  await proveFiles(ctx, eras)
  const candidates = await findCandidates(
    ctx,
    eras.flatMap(({ remittance }) => [
      ...remittance.claims.map(keysOf),
      ...remittance.providerAdjustments.map(({ reference }) => keysOfReference(reference)),
    ]),
    eras.flatMap(({ claims }) => claims.flatMap(({ claimId }) => claimId ?? [])),
  )
  const matched = eras.map((era) => ({
    era,
    matchings: matchAnswers(era.remittance.claims, era.claims, candidates),
    recouped: recoupedClaims(era, candidates),
  }))
  const all = matched.flatMap(({ matchings }) => matchings)
  const ledger = await openLedger(ctx.tx, [
    ...new Set(
      [...all.map(({ claim }) => claim), ...matched.flatMap(({ recouped }) => recouped)].flatMap(
        (claim) => (claim ? [claim.id] : []),
      ),
    ),
  ])
  const filed = Map.groupBy(
    await findFiledLines(ctx.tx, claimsInParts(all)),
    ({ claimId }) => claimId,
  )
  const answers: Answer[] = []
  let done = 0
  for (const { era, matchings, recouped } of matched) {
    for (let at = 0; at < matchings.length; at += atOnce) {
      await progress('posting', { total: all.length, done })
      const some = matchings.slice(at, at + atOnce).map((matching) => {
        const decision = decide(matching, ledger, filed)
        const postings = postingsOf(ctx, { era, matching, decision, ledger })
        return { matching, decision, postings }
      })
      await keepAnswers(ctx.tx, some.map(kept))
      await postEntries(
        ctx,
        some.flatMap(({ postings }) => postings),
      )
      answers.push(...some.flatMap(answerOf))
      done += some.length
    }
    answers.push(...(await postProviderAdjustments(ctx, era, { claims: recouped, ledger })))
  }
  await progress('posting', { total: all.length, done })
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

type Decided = { matching: Matching; decision: Decision }

const kept = ({ matching, decision }: Decided): Kept => ({
  id: matching.row.id,
  claim_id: matching.claim?.id ?? null,
  matched_by: matching.matchedBy,
  state: decision.wait ? 'waiting' : movesNothing(matching.remitted) ? 'informed' : 'applied',
  wait_reason: decision.wait,
  round: matching.row.round + 1,
  takes_back: decision.takesBack?.id ?? null,
})

type Step = { era: ToPost; matching: Matching; decision: Decision; ledger: Ledger }

function postingsOf(ctx: Ctx, { era, matching, decision, ledger }: Step): Posting[] {
  const { row, remitted, claim } = matching
  const round = row.round + 1
  const posting = { ...common(ctx, era), sourceId: row.id, round }
  if (decision.wait || !claim) {
    const about = claim
      ? `claim ${claim.number}, to be reviewed`
      : `unknown claim ${remitted.claimId}`
    return [
      {
        ...posting,
        kind: 'unmatched_remitted',
        description: `Payment for ${about}, ${traceOf(era.remittance)}`,
        claimId: null,
        lines: unmatchedRemitted({ paidCents: remitted.paid }),
      },
    ]
  }
  if (movesNothing(remitted)) return []
  const entry = (lines: Posting['lines']): Posting => ({
    ...posting,
    id: uuid(),
    kind: 'claim_remitted',
    description: `${isReversal(remitted) ? 'Payment reversal' : 'Payor response'} for claim ${claim.number}, ${traceOf(era.remittance)}`,
    claimId: claim.id,
    lines,
  })
  if (decision.takesBack) {
    const { reopenings, lines } = ledger.takeBack({
      ...decision.takesBack,
      lines: exchanged(decision.takesBack.lines, 'unapplied_cash', 'cash'),
    })
    const undone = takenBack(ctx, era.id, claim, reopenings)
    return [...undone, entry(lines)]
  }
  const lines = ledger.post(claim.id, claimRemitted(moneyIn(matching)), {
    later: isLater(remitted.status),
  })
  const posted = entry(lines)
  ledger.answered({
    id: row.id,
    claimId: claim.id,
    chargeCents: remitted.charge,
    paidCents: remitted.paid,
    lines,
    entryId: posted.id ?? null,
  })
  return [posted]
}

const moneyIn = ({ remitted }: Matching) =>
  moneyOf({
    status: remitted.status,
    paid: remitted.paid,
    adjustments: allAdjustments(remitted),
  })

const answerOf = ({ matching: { claim, remitted }, decision }: Decided): Answer[] =>
  claim && !decision.wait && !movesNothing(remitted)
    ? [
        {
          claim,
          // The number of a reversed claim is not the one to continue with.
          payerControlNumber: isReversal(remitted) ? null : remitted.payerClaimNumber || null,
        },
      ]
    : []
