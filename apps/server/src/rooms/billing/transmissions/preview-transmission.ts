import * as contract from '@homeward/contract/billing/transmissions'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findBatchPayor, sumReadyClaims } from './store.ts'

/** A preview of a file for the payor; nothing is written. */
export const previewTransmission = verb(
  contract.previewTransmission,
  async ({ tx }, { payor_id: payorId }) => {
    found(await findBatchPayor(tx, payorId))
    return sumReadyClaims(tx, payorId)
  },
)
