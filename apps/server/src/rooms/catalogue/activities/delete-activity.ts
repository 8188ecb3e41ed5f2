import * as contract from '@homeward/contract/catalogue/activities'
import { onReference } from '../../../plumbing/db/constraint.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockCategory } from '../categories/category-store.ts'
import { deleteActivityRow, findActivity } from './activity-store.ts'
import { placeActivity } from './place-activity.ts'

/** Deletes an activity that was never answered; the others close the gap. */
export const deleteActivity = verb(contract.deleteActivity, async (ctx, { id }) => {
  const before = found(await findActivity(ctx.tx, id))
  const { service_id } = found(await lockCategory(ctx.tx, before.category_id))
  await deleteActivityRow(ctx.tx, id).catch((error: unknown) => onReference(error, 'activity_used'))
  await placeActivity(ctx, before.category_id)
  await ctx.changed(
    { action: 'activity.deleted', type: 'activity', id, before },
    { topic: 'service', id: service_id },
  )
  return { id }
})
