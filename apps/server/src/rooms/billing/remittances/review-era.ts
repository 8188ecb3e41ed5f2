import * as contract from '@homeward/contract/billing/remittances'
import { moved } from '@homeward/domain/billing/postings'
import type { RemittanceStatus } from '@homeward/domain/billing/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { postEntries } from '../journal/post-entries.ts'
import { refuse } from './apply-answer.ts'
import { presentEra } from './present-era.ts'
import { keepAnswers, lockClaimsOfEra, lockEra, turnEra } from './store.ts'
import { takeBackAnswers } from './take-back-answers.ts'
import { takeBackProviderAdjustments } from './take-back-provider-adjustments.ts'

/** Undoes the posting of a remittance by entries that take it back; it can be posted again. */
export const unpostEra = verb(contract.unpostEra, async (ctx, input) => {
  const era = await lock(ctx, input, 'posted', 'Only a posted remittance can be undone.')
  const answers = await lockClaimsOfEra(ctx.tx, era.id)
  const posted = answers.filter(({ state }) => state === 'applied' || state === 'informed')
  await takeBackAnswers(ctx, posted, { state: 'held', note: input.reason })
  await takeBackProviderAdjustments(ctx, era)
  await postEntries(
    ctx,
    answers.map((answer) => ({
      date: ctx.today,
      kind: 'era_unposted',
      sourceId: answer.id,
      round: answer.round,
      description: `Payment for ${answer.claim_number} taken back: ${input.reason}`,
      claimId: null,
      eraId: era.id,
      lines: moved('unapplied_cash', 'cash', answer.paid_cents),
    })),
  )
  const others = answers.filter(({ state }) => state === 'waiting' || state === 'dismissed')
  await keepAnswers(
    ctx.tx,
    others.map((answer) => ({ ...answer, state: 'held', wait_reason: null, takes_back: null })),
  )
  const reason = `The posting was undone: ${input.reason}`
  await turnEra(ctx.tx, era.id, { status: 'held', reason, again: true })
  await tell(ctx, 'era.unposted', era, { status: 'held', reason: input.reason })
  return presentEra(ctx, era.id)
})

/** Dismisses a held remittance with a reason. */
export const dismissEra = verb(contract.dismissEra, async (ctx, input) => {
  const era = await lock(ctx, input, 'held', 'Only a remittance on hold can be dismissed.')
  await turnEra(ctx.tx, era.id, { status: 'dismissed', reason: input.reason })
  await tell(ctx, 'era.dismissed', era, { status: 'dismissed', reason: input.reason })
  return presentEra(ctx, era.id)
})

/** Puts a dismissed remittance on hold again. */
export const holdEra = verb(contract.holdEra, async (ctx, input) => {
  const era = await lock(ctx, input, 'dismissed', 'The remittance is not dismissed.')
  const reason = 'It was dismissed, and put on hold again.'
  await turnEra(ctx.tx, era.id, { status: 'held', reason })
  await tell(ctx, 'era.held', era, { status: 'held' })
  return presentEra(ctx, era.id)
})

async function lock(
  ctx: Ctx,
  { id, lock_version: sent }: { id: string; lock_version?: number },
  status: RemittanceStatus,
  otherwise: string,
) {
  const era = found(await lockEra(ctx.tx, id))
  await refuseStaleWith(sent, era, () => presentEra(ctx, id))
  if (era.status !== status) refuse(otherwise)
  return era
}

const tell = (
  ctx: Ctx,
  action: 'era.unposted' | 'era.dismissed' | 'era.held',
  era: { id: string; status: RemittanceStatus },
  after: Record<string, string>,
) => ctx.changed({ action, type: 'era', id: era.id, before: { status: era.status }, after })
