import { usernameFits, usernameRule } from '@homeward/domain/identity/username'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { IdentityTransaction } from '../../../plumbing/http/identity-context.ts'
import { activate } from './people-store.ts'

type Chosen = { username: string | undefined; email: string; hash: string }

/** Gives an account the username and password that were chosen; answers the username. */
export async function activateAccount(
  { tx, now }: IdentityTransaction,
  userId: string,
  { username = '', email, hash }: Chosen,
): Promise<string> {
  if (!usernameFits(username)) {
    throw new Failure('invalid', { fields: { username: [usernameRule] } })
  }
  await activate(tx, userId, { username, email, password_hash: hash }, now).catch(
    (error: unknown) =>
      onConstraint(error, {
        users_username_key: 'username_taken',
        users_email_key: 'contact_taken',
      }),
  )
  return username
}
