import * as contract from '@homeward/contract/catalogue/activities'
import { verb } from '../../../plumbing/http/verb.ts'
import { findActivities } from './activity-store.ts'

/** Activities in their order. */
export const listActivities = verb(contract.listActivities, async ({ tx }, input) => {
  const { rows, meta } = await findActivities(tx, input)
  return { data: rows, meta }
})
