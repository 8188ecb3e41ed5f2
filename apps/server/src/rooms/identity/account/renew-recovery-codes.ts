import * as contract from '@homeward/contract/identity/accounts'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { recoveryCodesRenewed } from '../mails.ts'
import { signedIn } from '../session-of.ts'
import { auditPerson, tell } from '../tell.ts'
import { ownAccount } from './own-account.ts'
import { freshRecoveryCodes } from './recovery-codes.ts'

/** New recovery codes; the old ones end with this. */
export const renewRecoveryCodes = identityVerb(
  contract.renewRecoveryCodes,
  async (context, input) => {
    const own = await ownAccount(context, input.password)
    if (own.totp_enabled_at === null) throw new Failure('second_factor_not_started')
    return context.transact(async (step) => {
      const recovery_codes = await freshRecoveryCodes(step, own.id)
      await auditPerson(step, own, signedIn(context), { action: 'recovery_codes.renewed' })
      await tell(step, own, recoveryCodesRenewed(own.name))
      return { recovery_codes }
    })
  },
)
