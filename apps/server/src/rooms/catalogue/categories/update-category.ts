import * as contract from '@homeward/contract/catalogue/activities'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockService } from '../services/service-store.ts'
import { findCategory, lockCategory, updateCategoryRow } from './category-store.ts'
import { duplicateCategory } from './duplicate-category.ts'
import { auditedCategory, placeCategory, refusedName } from './place-category.ts'

/** Renames a category, moves it, archives or restores it, or makes a copy; its siblings make room. */
export const updateCategory = verb(
  contract.updateCategory,
  async (ctx, { id, lock_version, duplicate, ...fields }) => {
    const { service_id } = found(await findCategory(ctx.tx, id))
    // The service first: other changes of its categories' order wait here.
    found(await lockService(ctx.tx, service_id))
    const before = found(await lockCategory(ctx.tx, id))
    refuseStale(lock_version, before)
    if (duplicate) return duplicateCategory(ctx, before, fields)
    const { name = before.name, status = before.status, order } = fields
    await updateCategoryRow(ctx.tx, id, { name, status }).catch(refusedName)
    if (order !== undefined || status !== before.status) {
      await placeCategory(ctx, service_id, { id, archived: status === 'archived', order })
    }
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
