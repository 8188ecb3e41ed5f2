import * as contract from '@homeward/contract/catalogue/activities'
import { v7 as uuid } from 'uuid'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockService } from '../services/service-store.ts'
import { findCategory, insertCategories } from './category-store.ts'
import { auditedCategory, placeCategory, refusedName } from './place-category.ts'

/** Adds a category to a service. */
export const createCategory = verb(
  contract.createCategory,
  async (ctx, { service_id, name, order }) => {
    found(await lockService(ctx.tx, service_id))
    const id = uuid()
    const row = { agency_id: ctx.agency.id, id, service_id, name, position: 0 }
    await insertCategories(ctx.tx, [row]).catch(refusedName)
    await placeCategory(ctx, service_id, { id, order })
    const category = found(await findCategory(ctx.tx, id))
    await ctx.changed(
      {
        action: 'category.created',
        type: 'category',
        id,
        after: auditedCategory(category),
      },
      { topic: 'service', id: service_id },
    )
    return category
  },
)
