import { type Owner, strongPassword } from '@homeward/domain/identity/password'
import { commonPasswords } from '../../plumbing/auth/common-passwords.ts'
import { hashPassword } from '../../plumbing/auth/password.ts'
import { Failure, unwrap } from '../../plumbing/failure.ts'

/** The hash of a new password that was typed twice and is fit for its owner. */
export async function choosePassword(
  { password, password_confirmation }: { password: string; password_confirmation: string },
  owner: Omit<Owner, 'agencies'>,
  agencies: readonly string[],
): Promise<string> {
  if (password !== password_confirmation) throw new Failure('passwords_differ')
  return hashPassword(
    unwrap(strongPassword(password, { ...owner, agencies }, await commonPasswords())),
  )
}
