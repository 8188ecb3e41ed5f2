import type { listSessions as declaration } from '@homeward/contract/identity/accounts'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Open } from '../../../plumbing/http/open.ts'
import { signedIn } from '../session-of.ts'
import { findSessions } from '../session-store.ts'

/** Where one is signed in, the device that was used last first. */
export async function listSessions(
  open: Open,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const session = signedIn(open)
  const { rows, meta } = await findSessions(open.db, session.userId, open.now, input)
  return { data: rows.map((row) => ({ ...row, current: row.id === session.id })), meta }
}
