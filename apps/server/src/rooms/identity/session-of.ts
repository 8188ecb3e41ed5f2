import { findSession, type Session, touchSession } from '../../plumbing/auth/session.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { Open } from '../../plumbing/http/open.ts'

/** The session of a token as the database has it now; a token that is none is refused. */
export async function sessionOf(open: Open, token: string): Promise<Session> {
  const session = await findSession(open.db, token, open.now)
  if (!session) throw new Failure('wrong_credentials')
  await touchSession(open.db, session, open.now)
  return session
}

/** The session of a call that needs one. */
export function signedIn({ session }: Open): Session {
  if (!session) throw new Failure('unauthenticated')
  return session
}
