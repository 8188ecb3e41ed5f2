import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { likelyClients } from './find-duplicates.ts'

/** Refuses to add a likely duplicate, and shows the existing record. */
export async function refuseDuplicate(
  ctx: Ctx,
  described: Parameters<typeof likelyClients>[1],
): Promise<void> {
  const matches = await likelyClients(ctx, described)
  if (matches.length > 0) throw new Failure('possible_duplicate', { current: { matches } })
}
