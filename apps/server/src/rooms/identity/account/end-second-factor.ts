import type { endSecondFactor as declaration } from '@homeward/contract/identity/accounts'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { forgetSession } from '../../../plumbing/auth/known-session.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { Open } from '../../../plumbing/http/open.ts'
import { replaceRecoveryCodes, switchOff } from '../factor-store.ts'
import { factorSwitchedOff } from '../letters.ts'
import { signedIn } from '../session-of.ts'
import { auditPerson, tell } from '../tell.ts'
import { ownAccount } from './own-account.ts'

/** Switches the second factor off: secret and recovery codes are gone. */
export async function endSecondFactor(
  open: Open,
  input: ParsedOf<typeof declaration>,
): Promise<Record<string, never>> {
  const session = signedIn(open)
  const own = await ownAccount(open, input.password)
  await open.transact(async (step) => {
    if (!(await switchOff(step.tx, own.id))) throw new Failure('second_factor_not_started')
    await replaceRecoveryCodes(step.tx, own.id, [])
    await auditPerson(step, own, session, { action: 'second_factor.switched_off' })
    await tell(step, own.email, factorSwitchedOff(own.name))
  })
  forgetSession(open.db, session.token)
  return {}
}
