import type {
  createCategory as declaration,
  ServiceCategory,
} from '@homeward/contract/catalogue/activities'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { lockService } from '../services/service-store.ts'
import { findCategory, insertCategories } from './category-store.ts'
import { auditedCategory, placeCategory, refusedName } from './place-category.ts'

/** Adds a category to a service. */
export async function createCategory(
  ctx: Ctx,
  { service_id, name, order }: ParsedOf<typeof declaration>,
): Promise<ServiceCategory> {
  found(await lockService(ctx.tx, service_id))
  const id = uuid()
  const row = { agency_id: ctx.agency.id, id, service_id, name, position: 0 }
  await insertCategories(ctx.tx, [row]).catch(refusedName)
  await placeCategory(ctx, service_id, { id, order })
  const category = found(await findCategory(ctx.tx, id))
  await ctx.record({
    action: 'category.created',
    type: 'category',
    id,
    after: auditedCategory(category),
  })
  await ctx.live('service', service_id)
  return category
}
