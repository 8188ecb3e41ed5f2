import { usernameFits, usernameRule } from '@homeward/domain/identity/username'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { hashPassword } from '../../plumbing/auth/password.ts'
import { freshToken } from '../../plumbing/auth/token.ts'
import { refusedBy } from '../../plumbing/db/constraint.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'
import { insertSuperAdmin } from './store.ts'

/**
 * Makes an account that may enter every agency, for whoever runs the product; answers its password,
 * which is kept nowhere. Throws in words where the name or the address is taken.
 */
export async function createSuperAdmin(
  db: Kysely<DB>,
  person: { username: string; email: string },
  now: Date,
): Promise<string> {
  if (!usernameFits(person.username)) throw new Error(usernameRule)
  const password = freshToken().slice(0, 24)
  await insertSuperAdmin(db, {
    id: uuid(),
    name: person.username,
    ...person,
    password_hash: await hashPassword(password),
    activated_at: now.toISOString(),
  }).catch((error: unknown) => {
    throw refusedBy(error) ? new Error('This username or e-mail address is taken.') : error
  })
  return password
}
