import * as contract from '@homeward/contract/billing/transmissions'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentTransmission } from './present-transmission.ts'
import { findTransmissions } from './store.ts'

/** Created files of claims, newest first. */
export const listTransmissions = verb(contract.listTransmissions, async (ctx, input) => {
  const { rows, meta } = await findTransmissions(ctx.tx, input)
  return { data: rows.map((row) => presentTransmission(ctx, row)), meta }
})
