import * as contract from '@homeward/contract/identity/accounts'
import { forgetSession } from '../../../plumbing/auth/known-session.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { signedIn } from '../session-of.ts'
import { endSessions } from '../session-store.ts'
import { auditPerson } from '../tell.ts'

/** Signs out on one device. */
export const endOwnSession = identityVerb(contract.endOwnSession, async (context, { id }) => {
  const session = signedIn(context)
  const who = { id: session.userId, name: session.name }
  await context.transact(async (step) => {
    const ended = await endSessions(step.tx, { id, userId: who.id }, step.now)
    if (ended === 0) throw new Failure('not_found')
    await auditPerson(step, who, session, { action: 'session.revoked' })
  })
  if (id === session.id) forgetSession(context.db, session.token)
  return {}
})
