import type { endOtherSessions as declaration } from '@homeward/contract/identity/accounts'
import type { OutputOf } from '@homeward/contract/endpoint'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { signedIn } from '../session-of.ts'
import { endSessions } from '../session-store.ts'
import { auditPerson } from '../tell.ts'

/** Signs out everywhere but on the device that asks. */
export async function endOtherSessions(
  context: IdentityContext,
): Promise<OutputOf<typeof declaration>> {
  const session = signedIn(context)
  const who = { id: session.userId, name: session.name }
  return context.transact(async (step) => {
    const ended = await endSessions(step.tx, { userId: who.id, butNot: session.id }, step.now)
    await auditPerson(step, who, session, { action: 'session.others_revoked', after: { ended } })
    return { ended }
  })
}
