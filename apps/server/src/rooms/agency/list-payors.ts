import type { listPayors as declaration } from '@homeward/contract/agency'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { findPayors } from './store.ts'

/** The payors of the agency with what they pay, by name. */
export async function listPayors(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findPayors(tx, input)
  return { data: rows, meta }
}
