import { forgetSession } from '../../plumbing/auth/known-session.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { Open } from '../../plumbing/http/open.ts'
import { endSession } from './store.ts'

/** Ends the session on the server; its token is worth nothing from then on. */
export async function signOut(open: Open): Promise<Record<string, never>> {
  const { session } = open
  if (!session) throw new Failure('unauthenticated')
  await endSession(open.db, session.id, open.now)
  forgetSession(open.db, session.token)
  if (session.entered) {
    await open.audit(session.entered.agency.id, session.userId, session.name, 'session.ended')
  }
  return {}
}
