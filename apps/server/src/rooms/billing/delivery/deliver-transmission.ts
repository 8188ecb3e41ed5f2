import * as contract from '@homeward/contract/billing/transmissions'
import { found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentTransmission } from '../transmissions/present-transmission.ts'
import { findTransmission, lockTransmission } from '../transmissions/store.ts'
import { startDelivery } from './start-delivery.ts'

/** Starts the job that hands a file to the account of its payor. */
export const deliverTransmission = verb(contract.deliverTransmission, async (ctx, input) => {
  const { id, lock_version: sent } = input
  const file = found(await lockTransmission(ctx.tx, id))
  const present = async () => presentTransmission(ctx, found(await findTransmission(ctx.tx, id)))
  if (sent !== undefined && sent !== file.lock_version) await refuseStaleWith(sent, file, present)
  await startDelivery(ctx, id)
  return present()
})
