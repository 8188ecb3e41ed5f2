import * as contract from '@homeward/contract/identity/signups'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { findMails } from './mail-store.ts'

/** The outbox. */
export const listMails = identityVerb(contract.listMails, async ({ db }, input) => {
  const { rows, meta } = await findMails(db, input)
  return { data: rows, meta }
})
