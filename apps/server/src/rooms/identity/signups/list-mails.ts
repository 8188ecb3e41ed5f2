import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listMails as declaration } from '@homeward/contract/identity/signups'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { findMails } from './mail-store.ts'

/** The outbox. */
export async function listMails(
  { db }: IdentityContext,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findMails(db, input)
  return { data: rows, meta }
}
