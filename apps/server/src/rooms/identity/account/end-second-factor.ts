import * as contract from '@homeward/contract/identity/accounts'
import { forgetSession } from '../../../plumbing/auth/known-session.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { replaceRecoveryCodes, switchOff } from '../factor-store.ts'
import { factorSwitchedOff } from '../mails.ts'
import { signedIn } from '../session-of.ts'
import { auditPerson, tell } from '../tell.ts'
import { ownAccount } from './own-account.ts'

/** Switches the second factor off: secret and recovery codes are gone. */
export const endSecondFactor = identityVerb(contract.endSecondFactor, async (context, input) => {
  const session = signedIn(context)
  const own = await ownAccount(context, input.password)
  await context.transact(async (step) => {
    if (!(await switchOff(step.tx, own.id))) throw new Failure('second_factor_not_started')
    await replaceRecoveryCodes(step.tx, own.id, [])
    await auditPerson(step, own, session, { action: 'second_factor.switched_off' })
    await tell(step, own, factorSwitchedOff(own.name))
  })
  forgetSession(context.db, session.token)
  return {}
})
