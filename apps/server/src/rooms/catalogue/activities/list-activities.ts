import type { listActivities as declaration } from '@homeward/contract/catalogue/activities'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findActivities } from './activity-store.ts'

/** Activities in their order. */
export async function listActivities(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findActivities(tx, input)
  return { data: rows, meta }
}
