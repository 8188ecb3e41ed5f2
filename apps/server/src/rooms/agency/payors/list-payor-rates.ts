import * as contract from '@homeward/contract/agency/payors'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findPayor } from './payor-store.ts'
import { presentRate } from './present-rate.ts'
import { findRates } from './rate-store.ts'

/** The rates of a payor by service, newest first. */
export const listPayorRates = verb(contract.listPayorRates, async (ctx, input) => {
  found(await findPayor(ctx.tx, input.id))
  const { rows, meta } = await findRates(ctx.tx, input)
  return { data: rows.map((row) => presentRate(ctx, row)), meta }
})
