import type { endSecondFactor as declaration } from '@homeward/contract/identity/accounts'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { forgetSession } from '../../../plumbing/auth/known-session.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { replaceRecoveryCodes, switchOff } from '../factor-store.ts'
import { factorSwitchedOff } from '../mails.ts'
import { signedIn } from '../session-of.ts'
import { auditPerson, tell } from '../tell.ts'
import { ownAccount } from './own-account.ts'

/** Switches the second factor off: secret and recovery codes are gone. */
export async function endSecondFactor(
  context: IdentityContext,
  input: ParsedOf<typeof declaration>,
): Promise<Record<string, never>> {
  const session = signedIn(context)
  const own = await ownAccount(context, input.password)
  await context.transact(async (step) => {
    if (!(await switchOff(step.tx, own.id))) throw new Failure('second_factor_not_started')
    await replaceRecoveryCodes(step.tx, own.id, [])
    await auditPerson(step, own, session, { action: 'second_factor.switched_off' })
    await tell(step, own.email, factorSwitchedOff(own.name))
  })
  forgetSession(context.db, session.token)
  return {}
}
