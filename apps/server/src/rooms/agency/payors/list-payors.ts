import * as contract from '@homeward/contract/agency/payors'
import { verb } from '../../../plumbing/http/verb.ts'
import { findPayors } from './payor-store.ts'
import { presentPayor } from './present-payor.ts'

/** The payors of the agency with what they pay, by name. */
export const listPayors = verb(contract.listPayors, async (ctx, input) => {
  const { rows, meta } = await findPayors(ctx.tx, input)
  return { data: rows.map((row) => presentPayor(ctx, row)), meta }
})
