import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB, ServiceCategories } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

const columns = ['id', 'service_id', 'name', 'position as order', 'status', 'lock_version'] as const

const activities = (eb: ExpressionBuilder<DB, 'service_categories'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('service_activities as a')
      .select(['a.id', 'a.category_id', 'a.name', 'a.position as order', 'a.status'])
      .select('a.lock_version')
      .whereRef('a.agency_id', '=', 'service_categories.agency_id')
      .whereRef('a.category_id', '=', 'service_categories.id')
      .orderBy('a.position')
      .orderBy('a.name'),
  ).as('activities')

export type CategoryRow = NonNullable<Awaited<ReturnType<typeof findCategory>>>

/** Categories by service, in their order. */
export function findCategories(
  tx: Tx,
  filter: {
    service_id?: string | undefined
    status: 'active' | 'archived' | 'all'
    search?: string | undefined
  } & Paging,
) {
  let matching = tx.selectFrom('service_categories')
  if (filter.service_id) matching = matching.where('service_id', '=', filter.service_id)
  if (filter.status !== 'all') matching = matching.where('status', '=', filter.status)
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where('name', 'ilike', pattern)
  }
  const ordered = matching
    .select((eb) => [...columns, activities(eb)])
    .orderBy('service_id')
    .orderBy('position')
    .orderBy('name')
  return paged(tx, ordered, matching, filter)
}

export const findCategory = (tx: Tx, id: string) =>
  tx
    .selectFrom('service_categories')
    .select((eb) => [...columns, activities(eb)])
    .where('id', '=', id)
    .executeTakeFirst()

/** Locked, so changes of its activities' order run one after the other. */
export const lockCategory = (tx: Tx, id: string) =>
  tx
    .selectFrom('service_categories')
    .select((eb) => [...columns, activities(eb)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The categories of a service that was locked before, in their order. */
export const findSiblings = (tx: Tx, serviceId: string) =>
  tx
    .selectFrom('service_categories')
    .select(['id', 'name', 'status'])
    .where('service_id', '=', serviceId)
    .orderBy('position')
    .orderBy('name')
    .execute()

/** Numbers the categories from 1 as they stand in `ids`. */
export const orderCategories = (tx: Tx, ids: readonly string[]) =>
  sql`update service_categories c set position = o.position
      from unnest(${ids}::uuid[]) with ordinality as o(id, position)
      where c.id = o.id and c.position <> o.position`.execute(tx)

export async function insertCategories(
  tx: Tx,
  categories: readonly Insertable<ServiceCategories>[],
): Promise<void> {
  if (categories.length > 0) await tx.insertInto('service_categories').values(categories).execute()
}

export const updateCategoryRow = (tx: Tx, id: string, change: Updateable<ServiceCategories>) =>
  tx
    .updateTable('service_categories')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Removes a category with its activities. */
export async function deleteCategoryRows(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('service_activities').where('category_id', '=', id).execute()
  await tx.deleteFrom('service_categories').where('id', '=', id).executeTakeFirstOrThrow()
}
