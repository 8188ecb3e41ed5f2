import { overdrawn } from '@homeward/domain/billing/allocation'
import { contradictionOf, reversedBy } from '@homeward/domain/billing/answers'
import type { Ledger, TakenBack } from '@homeward/domain/billing/ledger'
import { exchanged, unmatchedApplied } from '@homeward/domain/billing/postings'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { moneyOf } from './answer-money.ts'
import { isLater } from './decide-answers.ts'
import { movesNothing } from './information.ts'
import { openLedger } from './ledger.ts'
import type { lockSentClaim } from './match-store.ts'
import { settleClaims } from './settle-claims.ts'
import { keepAnswers, type lockEraClaim } from './store.ts'

type Locked<F extends (...input: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<F>>>
export type WaitingAnswer = Locked<typeof lockEraClaim>
export type OurLockedClaim = Locked<typeof lockSentClaim>

/** Posts a waiting answer to a claim, as a person decided: its money leaves unapplied cash. */
export async function applyAnswer(
  ctx: Ctx,
  answer: WaitingAnswer,
  claim: OurLockedClaim,
): Promise<void> {
  const informs = movesNothing({ status: answer.status_code, paid: answer.paid_cents })
  const ledger = await openLedger(ctx.tx, [claim.id])
  const moved = informs ? null : move(answer, claim, ledger)
  await keepAnswers(ctx.tx, [
    {
      id: answer.id,
      claim_id: claim.id,
      matched_by: answer.claim_id === claim.id ? answer.matched_by : null,
      state: informs ? 'informed' : 'applied',
      wait_reason: null,
      round: answer.round + 1,
      takes_back: moved?.takesBack ?? null,
    },
  ])
  if (!moved) return
  await postEntries(ctx, [
    ...takenBack(ctx, answer.era_id, claim, moved.reopenings),
    {
      date: ctx.today,
      kind: 'claim_applied',
      sourceId: answer.id,
      round: answer.round + 1,
      description: `Response for ${answer.claim_number} posted to claim ${claim.number}`,
      claimId: claim.id,
      eraId: answer.era_id,
      lines: moved.lines,
    },
  ])
  const payerControlNumber = isReversal(answer) ? null : answer.payer_control_number
  await settleClaims(ctx, [{ claim, payerControlNumber }])
}

type Moved = { takesBack: string | null; reopenings: TakenBack[]; lines: Posting['lines'] }

const isReversal = ({ status_code: status }: WaitingAnswer): boolean => status === '22'

function move(answer: WaitingAnswer, claim: OurLockedClaim, ledger: Ledger): Moved {
  const amounts = { chargeCents: answer.charge_cents, paidCents: answer.paid_cents }
  // A person decided that the answer means this claim, whatever its charge.
  const contradiction = contradictionOf(
    { ...amounts, reversal: isReversal(answer), later: isLater(answer.status_code) },
    {
      balance: ledger.balanceOf(claim.id),
      billedNextCents: ledger.billedNextOf(claim.id),
      charges: [Math.abs(answer.charge_cents)],
      answers: ledger.answersOf(claim.id),
      partOfFiling: false,
    },
  )
  if (contradiction === 'positive_reversal') {
    refuse('A reversal must have negative amounts. Ask the payor, then dismiss it.')
  }
  if (contradiction === 'written_off') {
    refuse('The open amount of the claim was written off. Undo the write-off first.')
  }
  if (contradiction === 'patient_paid') {
    refuse('The patient paid what this takes back. Take the payment off the claim first.')
  }
  const taken = isReversal(answer) ? reversedBy(amounts, ledger.answersOf(claim.id)) : undefined
  if (taken) {
    const lines = exchanged(taken.lines, 'cash', 'unapplied_cash')
    return { takesBack: taken.id, ...ledger.takeBack({ ...taken, lines }) }
  }
  const money = moneyOf({
    status: answer.status_code,
    paid: answer.paid_cents,
    adjustments: answer.adjustments,
  })
  const lines = ledger.post(claim.id, unmatchedApplied(money), {
    later: isLater(answer.status_code),
  })
  refuseOverdrawn(ledger, claim)
  return { takesBack: null, reopenings: [], lines }
}

/** Nothing of a claim may be owed less than nothing: something later rests on what is taken back. */
export function refuseOverdrawn(ledger: Ledger, { id, number }: { id: string; number: string }) {
  if (overdrawn(ledger.balanceOf(id))) {
    refuse(`A later posting of claim ${number} depends on this. Undo that posting first.`)
  }
}

/** The entries that take back what owed a refused charge again. */
export const takenBack = (
  ctx: Ctx,
  eraId: string | null,
  claim: { id: string; number: string },
  entries: readonly TakenBack[],
): Posting[] =>
  entries.map(({ entryId, lines }) => ({
    date: ctx.today,
    kind: 'undone',
    sourceId: entryId,
    undoes: entryId,
    description: `Claim ${claim.number}: its denial was reversed`,
    claimId: claim.id,
    eraId,
    lines,
  }))

export function refuse(sentence: string): never {
  throw new Failure('status_not_allowed', { sentence })
}
