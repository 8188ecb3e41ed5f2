import type { listJournal as declaration } from '@homeward/contract/billing/journal'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findEntries } from './store.ts'

/** Journal entries with their lines, newest first. */
export async function listJournal(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findEntries(tx, input)
  return { data: rows, meta }
}
