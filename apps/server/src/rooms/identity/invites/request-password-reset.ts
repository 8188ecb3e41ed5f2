import * as contract from '@homeward/contract/identity/invites'
import { seal } from '../../../plumbing/crypto/protected.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { loginPlace, resetTask } from './write-reset.ts'

/**
 * Takes the wish for a reset of the password. The account is looked for by a job: neither the answer
 * nor the time that it takes can tell whether there is one.
 */
export const requestPasswordReset = identityVerb(
  contract.requestPasswordReset,
  async (context, { login }) => {
    await context.enqueue(resetTask, { login: seal(context.keys, login, loginPlace) })
    return {}
  },
)
