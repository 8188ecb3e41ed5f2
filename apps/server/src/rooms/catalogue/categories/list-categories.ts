import * as contract from '@homeward/contract/catalogue/activities'
import { verb } from '../../../plumbing/http/verb.ts'
import { findCategories } from './category-store.ts'

/** Categories in their order, with their activities. */
export const listCategories = verb(contract.listCategories, async ({ tx }, input) => {
  const { rows, meta } = await findCategories(tx, input)
  return { data: rows, meta }
})
