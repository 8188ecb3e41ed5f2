import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listSignupRequests as declaration } from '@homeward/contract/identity/signups'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { findRequests } from './signup-store.ts'

/** Agencies that ask to join. */
export async function listSignupRequests(
  { db }: IdentityContext,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findRequests(db, input)
  return { data: rows, meta }
}
