import * as contract from '@homeward/contract/identity/accounts'
import { freshSecret, secretUri } from '../../../plumbing/auth/totp.ts'
import { seal } from '../../../plumbing/crypto/protected.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { keepSecret } from '../factor-store.ts'
import { secretPlace } from '../second-factor.ts'
import { signedIn } from '../session-of.ts'
import { auditPerson } from '../tell.ts'
import { ownAccount } from './own-account.ts'

/** Makes a secret for the authenticator app; it counts for nothing until a first code was right. */
export const startSecondFactor = identityVerb(
  contract.startSecondFactor,
  async (context, input) => {
    const own = await ownAccount(context, input.password)
    const secret = freshSecret()
    const sealed = seal(context.keys, secret, secretPlace(own.id))
    await context.transact(async (step) => {
      if (!(await keepSecret(step.tx, own.id, sealed)))
        throw new Failure('second_factor_not_started')
      await auditPerson(step, own, signedIn(context), { action: 'second_factor.started' })
    })
    return { secret, uri: secretUri(secret, own.username) }
  },
)
