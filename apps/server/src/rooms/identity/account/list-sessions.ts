import * as contract from '@homeward/contract/identity/accounts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { signedIn } from '../session-of.ts'
import { findSessions } from '../session-store.ts'

/** Where one is signed in, the device that was used last first. */
export const listSessions = identityVerb(contract.listSessions, async (context, input) => {
  const session = signedIn(context)
  const { rows, meta } = await findSessions(context.db, session.userId, context.now, input)
  return { data: rows.map((row) => ({ ...row, current: row.id === session.id })), meta }
})
