import * as contract from '@homeward/contract/billing/era-claims'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { refuse } from './apply-answer.ts'
import { presentEra } from './present-era.ts'
import { keepAnswers, lockEraClaim, noteAnswers, touchEra } from './store.ts'
import { takeBackAnswers } from './take-back-answers.ts'

/** Sets a claim of a remittance aside; money of it stays in unapplied cash until it is returned. */
export const dismissEraClaim = verb(contract.dismissEraClaim, async (ctx, { id, reason }) => {
  const answer = found(await lockEraClaim(ctx.tx, id))
  if (answer.state !== 'waiting') refuse('Only a claim that needs review can be dismissed.')
  await keepAnswers(ctx.tx, [{ ...answer, state: 'dismissed', takes_back: null, note: reason }])
  await touchEra(ctx.tx, answer.era_id)
  await ctx.changed({
    action: 'era.claim_dismissed',
    type: 'era',
    id: answer.era_id,
    after: { claim_number: answer.claim_number, reason },
  })
  return presentEra(ctx, answer.era_id)
})

/** Undoes the posting or the dismissal of a claim of a remittance, so that it waits for a person again. */
export const undoEraClaim = verb(contract.undoEraClaim, async (ctx, { id, reason }) => {
  const answer = found(await lockEraClaim(ctx.tx, id))
  if (answer.state === 'dismissed') {
    await keepAnswers(ctx.tx, [{ ...answer, state: 'waiting', takes_back: null }])
    await noteAnswers(ctx.tx, [id], null)
  } else if (answer.state === 'applied' || answer.state === 'informed') {
    await takeBackAnswers(ctx, [answer], { state: 'waiting', note: reason })
  } else {
    refuse('Nothing of this claim is posted or dismissed.')
  }
  await touchEra(ctx.tx, answer.era_id)
  await ctx.changed({
    action: 'era.claim_undone',
    type: 'era',
    id: answer.era_id,
    after: { claim_number: answer.claim_number, reason },
  })
  return presentEra(ctx, answer.era_id)
})
