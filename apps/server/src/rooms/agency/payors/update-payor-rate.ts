import * as contract from '@homeward/contract/agency/payors'
import { changedRate } from '@homeward/domain/agency/rates'
import { found, refuseStale, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { auditedRate, presentRate, refusedOverlap } from './present-rate.ts'
import { findRate, lockRate, updateRateRow } from './rate-store.ts'

/** Changes a rate; what claims used stays as it was. */
export const updatePayorRate = verb(contract.updatePayorRate, async (ctx, input) => {
  const { id, lock_version, ...change } = input
  const before = found(await lockRate(ctx.tx, id))
  refuseStale(lock_version, before, presentRate(ctx, before))
  const { start_date, end_date, cents_per_unit } = unwrap(
    changedRate(before, change, before.last_claimed),
  )
  await updateRateRow(ctx.tx, id, { start_date, end_date, cents_per_unit }).catch(refusedOverlap)
  const rate = found(await findRate(ctx.tx, id))
  await ctx.changed(
    {
      action: 'rate.updated',
      type: 'rate',
      id,
      before: auditedRate(before),
      after: auditedRate(rate),
    },
    { topic: 'payor', id: rate.payor_id },
  )
  return presentRate(ctx, rate)
})
