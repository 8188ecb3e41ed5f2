import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { deletePayorRate as declaration } from '@homeward/contract/agency/payors'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { auditedRate } from './present-rate.ts'
import { deleteRateRow, lockRate } from './rate-store.ts'

/** Deletes a rate that no claim was made with. */
export async function deleteRate(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const rate = found(await lockRate(ctx.tx, id))
  if (rate.last_claimed !== null) throw new Failure('rate_used')
  await deleteRateRow(ctx.tx, id)
  await ctx.record({ action: 'rate.deleted', type: 'rate', id, before: auditedRate(rate) })
  await ctx.live('payor', rate.payor_id)
  return { id }
}
