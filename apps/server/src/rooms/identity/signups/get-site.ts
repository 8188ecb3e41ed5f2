import * as contract from '@homeward/contract/identity/signups'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { hasDemo } from './mail-store.ts'

/** What the sign-in page must know before anybody signed in. */
export const getSite = identityVerb(contract.getSite, async ({ db, sendsMail }) => {
  return { demo: await hasDemo(db), sends_mail: sendsMail }
})
