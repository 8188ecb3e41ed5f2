import * as contract from '@homeward/contract/catalogue/activities'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockService } from '../services/service-store.ts'
import { findCategory, lockCategory, updateCategoryRow } from './category-store.ts'
import { auditedCategory, placeCategory, refusedName } from './place-category.ts'

/** Renames a category, or moves it; its siblings make room. */
export const updateCategory = verb(
  contract.updateCategory,
  async (ctx, { id, lock_version, name, order }) => {
    const { service_id } = found(await findCategory(ctx.tx, id))
    // The service first: whoever orders its categories waits here.
    found(await lockService(ctx.tx, service_id))
    const before = found(await lockCategory(ctx.tx, id))
    refuseStale(lock_version, before)
    await updateCategoryRow(ctx.tx, id, { name: name ?? before.name }).catch(refusedName)
    if (order !== undefined) await placeCategory(ctx, service_id, { id, order })
    const category = found(await findCategory(ctx.tx, id))
    await ctx.changed(
      {
        action: 'category.updated',
        type: 'category',
        id,
        before: auditedCategory(before),
        after: auditedCategory(category),
      },
      { topic: 'service', id: service_id },
    )
    return category
  },
)
