import * as contract from '@homeward/contract/catalogue/activities'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findCategory, lockCategory } from '../categories/category-store.ts'
import { lockService } from '../services/service-store.ts'
import { type ActivityRow, findActivity, updateActivityRow } from './activity-store.ts'
import { duplicateActivity } from './duplicate-activity.ts'
import { placeActivity, refusedName } from './place-activity.ts'

type Input = ParsedOf<typeof contract.updateActivity>

/** Renames an activity, moves it within its service, archives or restores it, or makes a copy. */
export const updateActivity = verb(contract.updateActivity, async (ctx, input) => {
  const { id, lock_version, order, duplicate, ...fields } = input
  const before = await locked(ctx, input)
  refuseStale(lock_version, before)
  if (duplicate) return duplicateActivity(ctx, before, { ...fields, order })
  const category_id = fields.category_id ?? before.category_id
  const status = fields.status ?? before.status
  await updateActivityRow(ctx.tx, id, {
    name: fields.name ?? before.name,
    category_id,
    status,
  }).catch(refusedName)

  const moves = category_id !== before.category_id
  if (moves) await placeActivity(ctx, before.category_id)
  if (moves || order !== undefined || status !== before.status) {
    await placeActivity(ctx, category_id, { id, archived: status === 'archived', order })
  }
  const after = found(await findActivity(ctx.tx, id))
  await ctx.changed(
    { action: 'activity.updated', type: 'activity', id, before, after },
    { topic: 'service', id: found(await findCategory(ctx.tx, category_id)).service_id },
  )
  return after
})

/** The activity, with everything locked that the change puts in order: service, then categories. */
async function locked(ctx: Ctx, { id, category_id }: Input): Promise<ActivityRow> {
  const { category_id: from } = found(await findActivity(ctx.tx, id))
  const { service_id } = found(await findCategory(ctx.tx, from))
  found(await lockService(ctx.tx, service_id))
  for (const one of [...new Set([from, category_id ?? from])].toSorted()) {
    const category = await lockCategory(ctx.tx, one)
    if (category?.service_id !== service_id) throw elsewhere()
  }
  return found(await findActivity(ctx.tx, id))
}

const elsewhere = () =>
  new Failure('invalid', {
    fields: { category_id: ['An activity can move only between categories of the same service.'] },
  })
