import { findSession, type Session, touchSession } from '../../plumbing/auth/session.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { IdentityContext } from '../../plumbing/http/identity-context.ts'

/** The session of a token as the database has it now; a token that is none is refused. */
export async function sessionOf(context: IdentityContext, token: string): Promise<Session> {
  const session = await findSession(context.db, token, context.now)
  if (!session) throw new Failure('wrong_credentials')
  await touchSession(context.db, session, context.now)
  return session
}

/** The session of a call that needs one. */
export function signedIn({ session }: IdentityContext): Session {
  if (!session) throw new Failure('unauthenticated')
  return session
}
