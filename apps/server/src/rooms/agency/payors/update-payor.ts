import type { Payor, updatePayor as declaration } from '@homeward/contract/agency/payors'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { findPayor, lockPayor, updatePayorRow } from './payor-store.ts'
import { auditedPayor, presentPayor } from './present-payor.ts'
import { refusedName } from './refused-name.ts'

/** Changes the fields that were sent; the status archives or restores. */
export async function updatePayor(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Payor> {
  const { id, lock_version, ...fields } = input
  const before = found(await lockPayor(ctx.tx, id))
  refuseStale(lock_version, before, presentPayor(ctx, before))
  await updatePayorRow(ctx.tx, id, fields).catch(refusedName)
  const payor = found(await findPayor(ctx.tx, id))
  await ctx.record({
    action: 'payor.updated',
    type: 'payor',
    id,
    before: auditedPayor(before),
    after: auditedPayor(payor),
  })
  await ctx.live('payor', id)
  return presentPayor(ctx, payor)
}
