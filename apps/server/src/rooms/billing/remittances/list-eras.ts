import * as contract from '@homeward/contract/billing/remittances'
import { verb } from '../../../plumbing/http/verb.ts'
import { findEras } from './reading-store.ts'

/** Remittances, newest first. */
export const listEras = verb(contract.listEras, async ({ tx }, input) => {
  const { rows, meta } = await findEras(tx, input)
  return { data: rows, meta }
})
