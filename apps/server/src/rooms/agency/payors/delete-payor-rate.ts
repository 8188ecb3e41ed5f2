import * as contract from '@homeward/contract/agency/payors'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { auditedRate } from './present-rate.ts'
import { deleteRateRow, lockRate } from './rate-store.ts'

/** Deletes a rate that no claim was made with. */
export const deletePayorRate = verb(contract.deletePayorRate, async (ctx, { id }) => {
  const rate = found(await lockRate(ctx.tx, id))
  if (rate.last_claimed !== null) throw new Failure('rate_used')
  await deleteRateRow(ctx.tx, id)
  await ctx.changed(
    { action: 'rate.deleted', type: 'rate', id, before: auditedRate(rate) },
    { topic: 'payor', id: rate.payor_id },
  )
  return { id }
})
