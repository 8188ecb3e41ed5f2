import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listEras as declaration } from '@homeward/contract/billing/remittances'
import type { Ctx } from '../../../plumbing/context.ts'
import { findEras } from './reading-store.ts'

/** Remittances, newest first. */
export async function listEras(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findEras(tx, input)
  return { data: rows, meta }
}
