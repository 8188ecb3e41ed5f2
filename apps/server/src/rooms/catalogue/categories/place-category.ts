import { arranged } from '@homeward/domain/catalogue/order'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { type CategoryRow, findSiblings, orderCategories } from './category-store.ts'

/** Puts a category of a locked service at `order`, at its end without one, or just closes the gaps. */
export async function placeCategory(
  ctx: Ctx,
  serviceId: string,
  moved?: { id: string; archived?: boolean; order?: number | undefined },
): Promise<void> {
  const siblings = (await findSiblings(ctx.tx, serviceId)).map(({ id, status }) => ({
    id,
    archived: status === 'archived',
  }))
  await orderCategories(ctx.tx, arranged(siblings, moved && { archived: false, ...moved }))
}

/** What an audit event compares. */
export const auditedCategory = ({ activities: _, ...category }: CategoryRow) => category

export const refusedName = (error: unknown): never =>
  onConstraint(error, {
    service_categories_agency_id_service_id_name_key: 'category_name_taken',
  })
