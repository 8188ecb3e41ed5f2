import * as contract from '@homeward/contract/clients/lists'
import { verb } from '../../../plumbing/http/verb.ts'
import { findTags } from './tag-store.ts'

/** The tags that are in use, for the filter of the list and for typing the same tag again. */
export const listClientTags = verb(contract.listClientTags, async ({ tx }) => {
  return { tags: await findTags(tx) }
})
