import * as contract from '@homeward/contract/identity/sign-in'
import { forgetSession } from '../../plumbing/auth/known-session.ts'
import { identityVerb } from '../../plumbing/http/verb.ts'
import { signedIn } from './session-of.ts'
import { endSessions } from './session-store.ts'

/** Ends the session on the server; its token is worth nothing from then on. */
export const signOut = identityVerb(contract.signOut, async (context) => {
  const session = signedIn(context)
  const who = { id: session.userId, name: session.name }
  await context.transact(async (step) => {
    await endSessions(step.tx, { id: session.id, userId: session.userId }, step.now)
    if (!session.entered) return
    await step.audit(session.entered.agency.id, who, {
      action: 'session.ended',
      type: 'user',
      id: who.id,
    })
  })
  forgetSession(context.db, session.token)
  return {}
})
