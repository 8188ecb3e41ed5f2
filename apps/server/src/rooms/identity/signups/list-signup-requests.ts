import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listSignupRequests as declaration } from '@homeward/contract/identity/signups'
import type { Open } from '../../../plumbing/http/open.ts'
import { findRequests } from './signup-store.ts'

/** Agencies that ask to join. */
export async function listSignupRequests(
  { db }: Open,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findRequests(db, input)
  return { data: rows, meta }
}
