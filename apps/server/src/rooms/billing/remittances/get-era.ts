import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { getEra as declaration } from '@homeward/contract/billing/remittances'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentEra } from './present-era.ts'

/** One remittance with its claims and their segments, which name members: the look is kept. */
export async function getEra(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const era = await presentEra(ctx, id)
  await ctx.record({ action: 'era.read', type: 'era', id })
  return era
}
