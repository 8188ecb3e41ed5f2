import type {
  createActivity as declaration,
  ServiceActivity,
} from '@homeward/contract/catalogue/activities'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { lockCategory } from '../categories/category-store.ts'
import { findActivity, insertActivities } from './activity-store.ts'
import { placeActivity, refusedName } from './place-activity.ts'

/** Adds an activity to a category. */
export async function createActivity(
  ctx: Ctx,
  { category_id, name, order }: ParsedOf<typeof declaration>,
): Promise<ServiceActivity> {
  const { service_id } = found(await lockCategory(ctx.tx, category_id))
  const id = uuid()
  const row = { agency_id: ctx.agency.id, id, category_id, name, position: 0 }
  await insertActivities(ctx.tx, [{ ...row, status: 'active' }]).catch(refusedName)
  await placeActivity(ctx, category_id, { id, archived: false, order })
  const activity = found(await findActivity(ctx.tx, id))
  await ctx.record({ action: 'activity.created', type: 'activity', id, after: activity })
  await ctx.live('service', service_id)
  return activity
}
