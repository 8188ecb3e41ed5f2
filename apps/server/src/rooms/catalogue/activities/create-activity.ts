import * as contract from '@homeward/contract/catalogue/activities'
import { v7 as uuid } from 'uuid'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockCategory } from '../categories/category-store.ts'
import { findActivity, insertActivities } from './activity-store.ts'
import { placeActivity, refusedName } from './place-activity.ts'

/** Adds an activity to a category. */
export const createActivity = verb(
  contract.createActivity,
  async (ctx, { category_id, name, order }) => {
    const { service_id } = found(await lockCategory(ctx.tx, category_id))
    const id = uuid()
    const row = { agency_id: ctx.agency.id, id, category_id, name, position: 0 }
    await insertActivities(ctx.tx, [{ ...row, status: 'active' }]).catch(refusedName)
    await placeActivity(ctx, category_id, { id, archived: false, order })
    const activity = found(await findActivity(ctx.tx, id))
    await ctx.changed(
      { action: 'activity.created', type: 'activity', id, after: activity },
      { topic: 'service', id: service_id },
    )
    return activity
  },
)
