import { passwordFits } from '../../../plumbing/auth/password.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { signedIn } from '../session-of.ts'
import { findOwn, type Own } from './account-store.ts'

/**
 * The account of the person who calls, once its password was typed again. `field` is the input that
 * carries it. Fails with `password_wrong`.
 */
export async function ownAccount(
  context: IdentityContext,
  typed: string,
  field: 'password' | 'current_password' = 'password',
): Promise<Own & { password_hash: string }> {
  const own = await findOwn(context.db, signedIn(context).userId)
  const fits = await passwordFits(own.password_hash, typed)
  if (fits && own.password_hash !== null) return { ...own, password_hash: own.password_hash }
  throw wrongPassword(field)
}

export const wrongPassword = (field: string): Failure =>
  new Failure('password_wrong', { fields: { [field]: [new Failure('password_wrong').message] } })
