import { arranged } from '@homeward/domain/catalogue/order'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { findSiblings, orderActivities } from './activity-store.ts'

/** Puts an activity of a locked category at `order`, at its end without one, or closes the gaps. */
export async function placeActivity(
  ctx: Ctx,
  categoryId: string,
  moved?: { id: string; archived: boolean; order?: number | undefined },
): Promise<void> {
  const siblings = await findSiblings(ctx.tx, categoryId)
  const placed = siblings.map(({ id, status }) => ({ id, archived: status === 'archived' }))
  await orderActivities(ctx.tx, arranged(placed, moved))
}

export const refusedName = (error: unknown): never =>
  onConstraint(error, {
    service_activities_agency_id_category_id_name_key: 'activity_name_taken',
  })
