import type { ServiceActivity } from '@homeward/contract/catalogue/activities'
import { copiedName } from '@homeward/domain/catalogue/copied-name'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findCategory } from '../categories/category-store.ts'
import { type ActivityRow, findActivity, findSiblings, insertActivities } from './activity-store.ts'
import { placeActivity, refusedName } from './place-activity.ts'

/** The length of a name by the contract. */
const longestName = 120

type Fields = {
  name?: string | undefined
  category_id?: string | undefined
  status?: ActivityRow['status'] | undefined
  order?: number | undefined
}

/** A copy of an activity; after the original unless stated otherwise, or at the end of another category. */
export async function duplicateActivity(
  ctx: Ctx,
  original: ActivityRow,
  { name: given, category_id = original.category_id, status = 'active', order }: Fields,
): Promise<ServiceActivity> {
  const own = { agency_id: ctx.agency.id, id: uuid() }
  const taken = new Set((await findSiblings(ctx.tx, category_id)).map(({ name }) => name))
  const isTaken = (name: string) => taken.has(name)
  const free = isTaken(original.name)
    ? copiedName(original.name, isTaken, longestName)
    : original.name
  const row = { ...own, category_id, name: given ?? free, position: 0, status }
  await insertActivities(ctx.tx, [row]).catch(refusedName)
  const isBeside = category_id === original.category_id && original.status === 'active'
  await placeActivity(ctx, category_id, {
    id: own.id,
    archived: status === 'archived',
    order: order ?? (isBeside ? original.order + 1 : undefined),
  })
  const copy = found(await findActivity(ctx.tx, own.id))
  await ctx.changed(
    {
      action: 'activity.created',
      type: 'activity',
      id: own.id,
      after: { ...copy, copied_from: original.id },
    },
    { topic: 'service', id: found(await findCategory(ctx.tx, category_id)).service_id },
  )
  return copy
}
