import * as contract from '@homeward/contract/catalogue/activities'
import { onReference } from '../../../plumbing/db/constraint.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockService } from '../services/service-store.ts'
import { deleteCategoryRows, findCategory, lockCategory } from './category-store.ts'
import { auditedCategory, placeCategory } from './place-category.ts'

/** Deletes a category none of whose activities was ever answered; the others close the gap. */
export const deleteCategory = verb(contract.deleteCategory, async (ctx, { id }) => {
  const { service_id } = found(await findCategory(ctx.tx, id))
  found(await lockService(ctx.tx, service_id))
  const before = found(await lockCategory(ctx.tx, id))
  await deleteCategoryRows(ctx.tx, id).catch((error: unknown) =>
    onReference(error, 'category_used'),
  )
  await placeCategory(ctx, service_id)
  await ctx.record({
    action: 'category.deleted',
    type: 'category',
    id,
    before: { ...auditedCategory(before), activities: before.activities.map(({ name }) => name) },
  })
  await ctx.live('service', service_id)
  return { id }
})
