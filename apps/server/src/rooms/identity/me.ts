import * as contract from '@homeward/contract/identity/sign-in'
import { identityVerb } from '../../plumbing/http/verb.ts'
import { signedIn } from './session-of.ts'
import { presentSessionUser } from './session-user.ts'

/** Who is signed in, with what they may do. */
export const me = identityVerb(contract.me, (context) =>
  presentSessionUser(context.db, signedIn(context)),
)
