import { type Insertable, sql, type Updateable } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { ServiceActivities } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

const columns = [
  'id',
  'category_id',
  'name',
  'position as order',
  'status',
  'lock_version',
] as const

type Filter = {
  service_id?: string | undefined
  category_id?: string | undefined
  status: 'active' | 'archived' | 'all'
  search?: string | undefined
} & Paging

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>

/** Activities by category, in their order. */
export function findActivities(tx: Tx, filter: Filter) {
  const { service_id, category_id, status } = filter
  let matching = tx.selectFrom('service_activities')
  if (category_id) matching = matching.where('category_id', '=', category_id)
  if (service_id) {
    matching = matching.where('category_id', 'in', (eb) =>
      eb.selectFrom('service_categories').select('id').where('service_id', '=', service_id),
    )
  }
  if (status !== 'all') matching = matching.where('status', '=', status)
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where('name', 'ilike', pattern)
  }
  const ordered = matching
    .select(columns)
    .orderBy('category_id')
    .orderBy('position')
    .orderBy('name')
  return paged(tx, ordered, matching, filter)
}

export const findActivity = (tx: Tx, id: string) =>
  tx.selectFrom('service_activities').select(columns).where('id', '=', id).executeTakeFirst()

/** The activities of a category that was locked before, in their order. */
export const findSiblings = (tx: Tx, categoryId: string) =>
  tx
    .selectFrom('service_activities')
    .select(['id', 'name', 'status'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('name')
    .execute()

/** Numbers the activities from 1 as they stand in `ids`. */
export const orderActivities = (tx: Tx, ids: readonly string[]) =>
  sql`update service_activities a set position = o.position
      from unnest(${ids}::uuid[]) with ordinality as o(id, position)
      where a.id = o.id and a.position <> o.position`.execute(tx)

export async function insertActivities(
  tx: Tx,
  activities: readonly Insertable<ServiceActivities>[],
): Promise<void> {
  if (activities.length > 0) await tx.insertInto('service_activities').values(activities).execute()
}

export const updateActivityRow = (tx: Tx, id: string, change: Updateable<ServiceActivities>) =>
  tx
    .updateTable('service_activities')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const deleteActivityRow = (tx: Tx, id: string) =>
  tx.deleteFrom('service_activities').where('id', '=', id).executeTakeFirstOrThrow()
