import type { listSessions as declaration } from '@homeward/contract/identity/accounts'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { signedIn } from '../session-of.ts'
import { findSessions } from '../session-store.ts'

/** Where one is signed in, the device that was used last first. */
export async function listSessions(
  context: IdentityContext,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const session = signedIn(context)
  const { rows, meta } = await findSessions(context.db, session.userId, context.now, input)
  return { data: rows.map((row) => ({ ...row, current: row.id === session.id })), meta }
}
