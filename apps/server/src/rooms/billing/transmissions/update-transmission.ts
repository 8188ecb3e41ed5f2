import * as contract from '@homeward/contract/billing/transmissions'
import { moveTransmission } from '@homeward/domain/billing/transmissions'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { handOverFilings } from '../filings/hand-over.ts'
import { withdrawFilings } from '../filings/withdraw.ts'
import { presentTransmission } from './present-transmission.ts'
import { findTransmission, lockTransmission, turnTransmission } from './store.ts'

/** Says what became of a file: handed over, unknown, or taken back. */
export const updateTransmission = verb(contract.updateTransmission, async (ctx, input) => {
  const { id, status } = input
  const file = found(await lockTransmission(ctx.tx, id))
  const present = async () => presentTransmission(ctx, found(await findTransmission(ctx.tx, id)))
  if (input.lock_version !== undefined && input.lock_version !== file.lock_version) {
    await refuseStaleWith(input.lock_version, file, present)
  }
  unwrap(moveTransmission(file.status, status))
  if (status === 'sent') await handOverFilings(ctx, file)
  if (status === 'withdrawn') await withdrawFilings(ctx, id)
  await turnTransmission(ctx.tx, id, {
    status,
    error: null,
    ...(status === 'sent' && {
      handed_over_at: ctx.now.toISOString(),
      handed_over_by: ctx.actor.name,
    }),
  })
  await ctx.changed({
    action: 'transmission.updated',
    type: 'transmission',
    id,
    before: { status: file.status },
    after: { status },
  })
  return present()
})
