import type { renewRecoveryCodes as declaration } from '@homeward/contract/identity/accounts'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { Failure } from '../../../plumbing/failure.ts'
import type { Open } from '../../../plumbing/http/open.ts'
import { recoveryCodesRenewed } from '../letters.ts'
import { signedIn } from '../session-of.ts'
import { auditPerson, tell } from '../tell.ts'
import { ownAccount } from './own-account.ts'
import { freshRecoveryCodes } from './recovery-codes.ts'

/** New recovery codes; the old ones end with this. */
export async function renewRecoveryCodes(
  open: Open,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const own = await ownAccount(open, input.password)
  if (own.totp_enabled_at === null) throw new Failure('second_factor_not_started')
  return open.transact(async (step) => {
    const recovery_codes = await freshRecoveryCodes(step, own.id)
    await auditPerson(step, own, signedIn(open), { action: 'recovery_codes.renewed' })
    await tell(step, own.email, recoveryCodesRenewed(own.name))
    return { recovery_codes }
  })
}
