import type { Ledger } from '@homeward/domain/billing/ledger'
import { matchClaim, type RemittedKeys } from '@homeward/domain/billing/matching'
import { providerAdjusted, recouped } from '@homeward/domain/billing/postings'
import { describeProviderAdjustment } from '@homeward/x12/codes/plb'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { narrowed, type SentClaim } from './candidates.ts'
import type { ToPost } from './to-post.ts'
import { common, traceOf } from './posting-words.ts'
import type { Answer } from './settle-claims.ts'
import { keepRecoupments } from './store.ts'

/** The values of a provider adjustment that find the claim it is about. */
export const keysOfReference = (reference: string): RemittedKeys => ({
  claimNumber: reference,
  payerControlNumber: reference || null,
  memberId: null,
  serviceDates: [],
  chargeCents: 0,
})

/** The claims that the provider adjustments of a remittance name, in their order. */
export function recoupedClaims(
  { remittance }: ToPost,
  candidates: readonly SentClaim[],
): (SentClaim | null)[] {
  const near = narrowed(candidates)
  return remittance.providerAdjustments.map(({ reference }) => {
    const keys = keysOfReference(reference)
    return matchClaim(keys, near(keys))?.claim ?? null
  })
}

/** Posts what the payor took or gave beside the claims; what recovers a credit of a claim settles that. */
export async function postProviderAdjustments(
  ctx: Ctx,
  era: ToPost,
  { claims, ledger }: { claims: readonly (SentClaim | null)[]; ledger: Ledger },
): Promise<Answer[]> {
  const answers: Answer[] = []
  const postings = era.remittance.providerAdjustments.map(
    ({ reason, reference, amount }, index): Posting => {
      const claim = claims[index] ?? null
      if (claim) answers.push({ claim, payerControlNumber: null })
      return {
        ...common(ctx, era),
        kind: 'provider_adjusted',
        sourceId: era.providerAdjustmentIds[index] ?? '',
        round: era.round,
        description: `${describeProviderAdjustment(reason)} ${reference}, ${traceOf(era.remittance)}`,
        claimId: claim?.id ?? null,
        lines: claim
          ? ledger.post(claim.id, recouped(amount, reason, ledger.balanceOf(claim.id)))
          : providerAdjusted(amount, reason),
      }
    },
  )
  await keepRecoupments(
    ctx.tx,
    claims.flatMap((claim, index) =>
      claim ? [{ id: era.providerAdjustmentIds[index] ?? '', claim_id: claim.id }] : [],
    ),
  )
  await postEntries(ctx, postings)
  return answers
}
