import * as contract from '@homeward/contract/billing/remittances'
import { unmatchedApplied } from '@homeward/domain/billing/postings'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { postEntries } from '../journal/post-entries.ts'
import { movesNothing } from './information.ts'
import { lockSentClaim } from './match-store.ts'
import { presentEra } from './present-era.ts'
import { settleClaims } from './settle-claims.ts'
import { lockEraClaim, setMatches, touchEra } from './store.ts'

/**
 * Matches a claim of a remittance to our claim by hand. Waiting money moves to it. For a held remittance
 * the match is only noted and counts once that is posted.
 */
export const matchEraClaim = verb(
  contract.matchEraClaim,
  async (ctx, { id, claim_id: claimId }) => {
    const remitted = found(await lockEraClaim(ctx.tx, id))
    const claim = found(await lockSentClaim(ctx.tx, claimId))
    if (remitted.claim_id !== null) {
      throw new Failure('status_not_allowed', { sentence: 'It is already matched to a claim.' })
    }
    if (claim.transmitted_at === null) {
      throw new Failure('status_not_allowed', {
        sentence: `Claim ${claim.number} was never sent, so no payor can have responded to it.`,
      })
    }
    await setMatches(ctx.tx, [{ id, claim_id: claimId, matched_by: null }])
    await touchEra(ctx.tx, remitted.era_id)
    if (remitted.era_status === 'posted' && !movesNothing(stateOf(remitted))) {
      await postEntries(ctx, [
        {
          date: ctx.today,
          kind: 'claim_applied',
          sourceId: id,
          description: `Response for ${remitted.claim_number} moved to claim ${claim.number}`,
          claimId,
          eraId: remitted.era_id,
          lines: unmatchedApplied({
            paidCents: remitted.paid_cents,
            adjustments: remitted.adjustments,
          }),
        },
      ])
      const payerControlNumber =
        remitted.status_code === '22' ? null : remitted.payer_control_number
      await settleClaims(ctx, [{ claim, payerControlNumber }])
    }
    await ctx.changed({
      action: 'era.claim_matched',
      type: 'era',
      id: remitted.era_id,
      after: { claim_number: remitted.claim_number, claim_id: claimId },
    })
    return presentEra(ctx, remitted.era_id)
  },
)

const stateOf = (remitted: { status_code: string; paid_cents: number }) => ({
  status: remitted.status_code,
  paid: remitted.paid_cents,
})
