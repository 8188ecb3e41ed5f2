import { readCode } from '@homeward/domain/identity/invites'
import { stepOfCode } from '../../plumbing/auth/totp.ts'
import { hashToken } from '../../plumbing/auth/token.ts'
import { type Keys, unseal } from '../../plumbing/crypto/protected.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { IdentityTransaction } from '../../plumbing/http/identity-context.ts'
import { countRecoveryCodes, spendRecoveryCode, spendStep } from './factor-store.ts'
import { recoveryCodeUsed } from './mails.ts'
import { type Reader, tell } from './tell.ts'

/** Where the secret of a person's authenticator app is sealed. */
export const secretPlace = (userId: string): string => `users.totp:${userId}`

type Enrolled = Reader & { id: string; name: string; totp_sealed: string | null }

/** Checks a code of the app, or a recovery code, and uses it up. Fails with `second_factor_wrong`. */
export async function spendCode(
  step: IdentityTransaction,
  keys: Keys,
  user: Enrolled,
  typed: string,
) {
  const code = readCode(typed)
  const right = /^\d{6}$/.test(code)
    ? await appCodeFits(step, keys, user, code)
    : await spendRecoveryCode(step.tx, user.id, hashToken(code), step.now)
  if (!right) throw new Failure('second_factor_wrong')
  if (code.length === 6) return
  const left = await countRecoveryCodes(step.tx, user.id)
  await tell(step, user, recoveryCodeUsed(user.name, left))
}

async function appCodeFits(step: IdentityTransaction, keys: Keys, user: Enrolled, code: string) {
  if (user.totp_sealed === null) return false
  const secret = unseal(keys, user.totp_sealed, secretPlace(user.id))
  const at = stepOfCode(secret, code, step.now)
  return at !== null && spendStep(step.tx, user.id, at)
}
