import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { archivePayor as declaration } from '@homeward/contract/agency/payors'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { lockPayor, updatePayorRow } from './payor-store.ts'

/** Takes a payor out of the lists; what refers to it keeps it. */
export async function archivePayor(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { status } = found(await lockPayor(ctx.tx, id))
  await updatePayorRow(ctx.tx, id, { status: 'archived' })
  await ctx.record({
    action: 'payor.archived',
    type: 'payor',
    id,
    before: { status },
    after: { status: 'archived' },
  })
  await ctx.live('payor', id)
  return { id }
}
