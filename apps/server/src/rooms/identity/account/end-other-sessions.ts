import * as contract from '@homeward/contract/identity/accounts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { signedIn } from '../session-of.ts'
import { endSessions } from '../session-store.ts'
import { auditPerson } from '../tell.ts'

/** Signs out everywhere but on the device that asks. */
export const endOtherSessions = identityVerb(contract.endOtherSessions, async (context) => {
  const session = signedIn(context)
  const who = { id: session.userId, name: session.name }
  return context.transact(async (step) => {
    const ended = await endSessions(step.tx, { userId: who.id, butNot: session.id }, step.now)
    await auditPerson(step, who, session, { action: 'session.others_revoked', after: { ended } })
    return { ended }
  })
})
