import * as contract from '@homeward/contract/billing/transmissions'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentTransmission } from './present-transmission.ts'
import { findTransmission } from './store.ts'
import { deliverIfConnected } from '../delivery/start-delivery.ts'
import { writeFile } from './write-file.ts'

/** Makes the 837P file of the claims of a payor that are ready: all, or those of some invoices. */
export const createTransmission = verb(contract.createTransmission, async (ctx, input) => {
  const { id, leftOut } = await writeFile(ctx, input.payor_id, {
    invoices: input.by_invoices,
  })
  await deliverIfConnected(ctx, { id, payorId: input.payor_id })
  return presentTransmission(ctx, found(await findTransmission(ctx.tx, id)), leftOut)
})
