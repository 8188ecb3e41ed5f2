import type { listAgencies as declaration } from '@homeward/contract/identity/access'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { signedIn } from '../session-of.ts'
import { findAgencies } from './access-store.ts'

/** Agencies that the person can enter: their own, or all for a super admin. */
export async function listAgencies(
  context: IdentityContext,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { userId, superAdmin: all } = signedIn(context)
  const { rows, meta } = await findAgencies(context.db, { userId, all }, input)
  return { data: rows, meta }
}
