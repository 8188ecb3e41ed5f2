import type { deleteActivity as declaration } from '@homeward/contract/catalogue/activities'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { lockCategory } from '../categories/category-store.ts'
import { deleteActivityRow, findActivity, isAnyAnswered } from './activity-store.ts'
import { placeActivity } from './place-activity.ts'

/** Deletes an activity that was never answered; the others close the gap. */
export async function deleteActivity(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const before = found(await findActivity(ctx.tx, id))
  const { service_id } = found(await lockCategory(ctx.tx, before.category_id))
  if (await isAnyAnswered(ctx.tx, [id])) throw new Failure('activity_used')
  await deleteActivityRow(ctx.tx, id)
  await placeActivity(ctx, before.category_id)
  await ctx.record({ action: 'activity.deleted', type: 'activity', id, before })
  await ctx.live('service', service_id)
  return { id }
}
