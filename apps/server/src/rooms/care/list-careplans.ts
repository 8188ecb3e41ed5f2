import * as contract from '@homeward/contract/care/careplans'
import { verb } from '../../plumbing/http/verb.ts'
import { findCareplans } from './careplan-store.ts'
import { presentCareplans } from './present-careplan.ts'

/** A page of care plans, of one client or of all. */
export const listCareplans = verb(contract.listCareplans, async (ctx, input) => {
  const { rows, meta } = await findCareplans(ctx.tx, input, ctx.today)
  return { data: await presentCareplans(ctx, rows), meta }
})
