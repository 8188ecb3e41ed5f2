import * as contract from '@homeward/contract/billing/journal'
import { verb } from '../../../plumbing/http/verb.ts'
import { findEntries } from './list-store.ts'

/** Journal entries with their lines, newest first. */
export const listJournal = verb(contract.listJournal, async ({ tx }, input) => {
  const { rows, meta } = await findEntries(tx, input)
  return { data: rows, meta }
})
