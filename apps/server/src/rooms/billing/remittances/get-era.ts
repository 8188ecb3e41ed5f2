import * as contract from '@homeward/contract/billing/remittances'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentEra } from './present-era.ts'

/** One remittance with its claims and their segments. They name members, so the look is recorded. */
export const getEra = verb(contract.getEra, async (ctx, { id }) => {
  const era = await presentEra(ctx, id)
  await ctx.record({ action: 'era.read', type: 'era', id })
  return era
})
