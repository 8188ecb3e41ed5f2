import type { EventPayload } from '@homeward/contract/signals'
import type { Ctx } from '../../../plumbing/context.ts'
import { recheckLater } from './recheck-later.ts'

/** The claims of visits are checked again after their EVV vendors answered. */
export async function followVerified(
  ctx: Ctx,
  { visit_ids }: EventPayload<'visit.verification_changed'>,
): Promise<void> {
  for (const id of new Set(visit_ids)) await recheckLater(ctx, { type: 'verified_visit', id })
}
