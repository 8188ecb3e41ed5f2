import * as contract from '@homeward/contract/identity/accounts'
import { readCode } from '@homeward/domain/identity/invites'
import { forgetSession } from '../../../plumbing/auth/known-session.ts'
import { stepOfCode } from '../../../plumbing/auth/totp.ts'
import { unseal } from '../../../plumbing/crypto/protected.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { switchOn } from '../factor-store.ts'
import { factorSwitchedOn } from '../mails.ts'
import { secretPlace } from '../second-factor.ts'
import { signedIn } from '../session-of.ts'
import { auditPerson, tell } from '../tell.ts'
import { findOwn } from './account-store.ts'
import { freshRecoveryCodes } from './recovery-codes.ts'

/** Switches the second factor on once a first code of the app was right. */
export const confirmSecondFactor = identityVerb(
  contract.confirmSecondFactor,
  async (context, input) => {
    const session = signedIn(context)
    const codes = await context.transact(async (step) => {
      const own = await findOwn(step.tx, session.userId)
      if (own.totp_sealed === null || own.totp_enabled_at !== null) {
        throw new Failure('second_factor_not_started')
      }
      const secret = unseal(context.keys, own.totp_sealed, secretPlace(own.id))
      const at = stepOfCode(secret, readCode(input.code), step.now)
      if (at === null) throw new Failure('second_factor_wrong')
      if (!(await switchOn(step.tx, own.id, own.totp_sealed, at, step.now))) {
        throw new Failure('second_factor_not_started')
      }
      await auditPerson(step, own, session, { action: 'second_factor.switched_on' })
      await tell(step, own, factorSwitchedOn(own.name))
      return freshRecoveryCodes(step, own.id)
    })
    forgetSession(context.db, session.token)
    return { recovery_codes: codes }
  },
)
