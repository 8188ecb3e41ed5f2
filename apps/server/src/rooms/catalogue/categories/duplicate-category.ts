import type { ServiceCategory } from '@homeward/contract/catalogue/activities'
import { copiedName } from '@homeward/domain/catalogue/copied-name'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { insertActivities } from '../activities/activity-store.ts'
import { type CategoryRow, findCategory, findSiblings, insertCategories } from './category-store.ts'
import { auditedCategory, placeCategory, refusedName } from './place-category.ts'

/** The length of a name by the contract. */
const longestName = 80

type Fields = {
  name?: string | undefined
  status?: CategoryRow['status'] | undefined
  order?: number | undefined
}

/**
 * A copy of a category with its activities, in the same service, after the original unless stated
 * otherwise.
 */
export async function duplicateCategory(
  ctx: Ctx,
  original: CategoryRow,
  { name: given, status = 'active', order }: Fields,
): Promise<ServiceCategory> {
  const { service_id } = original
  const own = { agency_id: ctx.agency.id, id: uuid() }
  const taken = (await findSiblings(ctx.tx, service_id)).map(({ name }) => name)
  const name = given ?? copiedName(original.name, (one) => taken.includes(one), longestName)
  await insertCategories(ctx.tx, [{ ...own, service_id, name, position: 0, status }]).catch(
    refusedName,
  )
  await insertActivities(
    ctx.tx,
    original.activities.map((activity) => ({
      agency_id: own.agency_id,
      id: uuid(),
      category_id: own.id,
      name: activity.name,
      position: activity.order,
      status: activity.status,
    })),
  )
  const behind = original.status === 'archived' ? undefined : original.order + 1
  await placeCategory(ctx, service_id, {
    id: own.id,
    archived: status === 'archived',
    order: order ?? behind,
  })
  const copy = found(await findCategory(ctx.tx, own.id))
  await ctx.changed(
    {
      action: 'category.created',
      type: 'category',
      id: own.id,
      after: { ...auditedCategory(copy), copied_from: original.id },
    },
    { topic: 'service', id: service_id },
  )
  return copy
}
