import * as contract from '@homeward/contract/billing/era-claims'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { applyAnswer } from './apply-answer.ts'
import { lockSentClaim } from './match-store.ts'
import { presentEra } from './present-era.ts'
import { keepAnswers, lockEraClaim, touchEra } from './store.ts'

/**
 * Matches a claim of a remittance to our claim by hand. Waiting money moves to it. For a held remittance
 * the match is only noted and counts once that is posted.
 */
export const matchEraClaim = verb(
  contract.matchEraClaim,
  async (ctx, { id, claim_id: claimId }) => {
    const remitted = found(await lockEraClaim(ctx.tx, id))
    const claim = found(await lockSentClaim(ctx.tx, claimId))
    const waits = remitted.state === 'waiting'
    if (!waits && (remitted.state !== 'held' || remitted.claim_id !== null)) {
      throw new Failure('status_not_allowed', { sentence: 'It is already matched to a claim.' })
    }
    if (claim.transmitted_at === null) {
      throw new Failure('status_not_allowed', {
        sentence: `Claim ${claim.number} was never sent, so no payor can have responded to it.`,
      })
    }
    if (waits) await applyAnswer(ctx, remitted, claim)
    else {
      const { state, wait_reason, round } = remitted
      const kept = { id, claim_id: claimId, matched_by: null, state, wait_reason, round }
      await keepAnswers(ctx.tx, [{ ...kept, takes_back: null }])
    }
    await touchEra(ctx.tx, remitted.era_id)
    await ctx.changed({
      action: 'era.claim_matched',
      type: 'era',
      id: remitted.era_id,
      after: { claim_number: remitted.claim_number, claim_id: claimId },
    })
    return presentEra(ctx, remitted.era_id)
  },
)
