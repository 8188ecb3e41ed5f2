import * as contract from '@homeward/contract/billing/transmissions'
import { found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentTransmission } from './present-transmission.ts'
import { findTransmission, lockTransmission } from './store.ts'
import { turnFile } from './turn-file.ts'

/** Says what became of a file: handed over, unknown, or taken back. */
export const updateTransmission = verb(contract.updateTransmission, async (ctx, input) => {
  const { id, status } = input
  const file = found(await lockTransmission(ctx.tx, id))
  const present = async () => presentTransmission(ctx, found(await findTransmission(ctx.tx, id)))
  if (input.lock_version !== undefined && input.lock_version !== file.lock_version) {
    await refuseStaleWith(input.lock_version, file, present)
  }
  await turnFile(ctx, file, status)
  return present()
})
