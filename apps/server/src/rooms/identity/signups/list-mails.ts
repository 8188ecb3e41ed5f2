import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listMails as declaration } from '@homeward/contract/identity/signups'
import type { Open } from '../../../plumbing/http/open.ts'
import { findMails } from './mail-store.ts'

/** The outbox. */
export async function listMails(
  { db }: Open,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findMails(db, input)
  return { data: rows, meta }
}
