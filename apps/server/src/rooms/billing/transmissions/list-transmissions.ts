import * as contract from '@homeward/contract/billing/transmissions'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentTransmission } from './present-transmission.ts'
import { findTransmissions } from './store.ts'

/** Created files of claims, newest first. */
export const listTransmissions = verb(contract.listTransmissions, async ({ tx }, input) => {
  const { rows, meta } = await findTransmissions(tx, input)
  return { data: rows.map(presentTransmission), meta }
})
