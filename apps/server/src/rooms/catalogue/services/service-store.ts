import type { ServiceStatus } from '@homeward/domain/catalogue/vocabulary'
import type { ExpressionBuilder, Insertable, Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB, Services } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

const columns = [
  'id',
  'name',
  'label',
  'jurisdiction',
  'insurance_type',
  'payor_id',
  'procedure_code',
  'modifiers',
  'minutes_per_unit',
  'status',
  'lock_version',
] as const

type Filter = {
  search?: string | undefined
  status: ServiceStatus | 'in_use' | 'all'
  archivedActivities: boolean
} & Paging

export type ServiceRow = NonNullable<Awaited<ReturnType<typeof findService>>>

const payor = (eb: ExpressionBuilder<DB, 'services'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('payors as p')
      .select(['p.id', 'p.name'])
      .whereRef('p.agency_id', '=', 'services.agency_id')
      .whereRef('p.id', '=', 'services.payor_id'),
  ).as('payor')

/** Categories with their activities, in their order; archived ones where they are asked for. */
const categories = (eb: ExpressionBuilder<DB, 'services'>, archivedActivities: boolean) =>
  jsonArrayFrom(
    eb
      .selectFrom('service_categories as c')
      .select((inner) => [
        'c.id',
        'c.name',
        'c.position as order',
        'c.status',
        'c.lock_version',
        jsonArrayFrom(
          inner
            .selectFrom('service_activities as a')
            .select(['a.id', 'a.name', 'a.position as order', 'a.status', 'a.lock_version'])
            .whereRef('a.agency_id', '=', 'c.agency_id')
            .whereRef('a.category_id', '=', 'c.id')
            .where((a) => a.or([a.lit(archivedActivities), a('a.status', '=', 'active')]))
            .orderBy('a.position')
            .orderBy('a.name'),
        ).as('activities'),
      ])
      .whereRef('c.agency_id', '=', 'services.agency_id')
      .whereRef('c.service_id', '=', 'services.id')
      .where((q) => q.or([q.lit(archivedActivities), q('c.status', '=', 'active')]))
      .orderBy('c.position')
      .orderBy('c.name'),
  ).as('categories')

/** Service types by label: one statement, however many categories and activities they have. */
export function findServices(tx: Tx, filter: Filter) {
  let matching = tx.selectFrom('services')
  if (filter.status === 'in_use') matching = matching.where('status', '!=', 'archived')
  else if (filter.status !== 'all') matching = matching.where('status', '=', filter.status)
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where((eb) =>
      eb.or([eb('label', 'ilike', pattern), eb('procedure_code', 'ilike', pattern)]),
    )
  }
  const ordered = matching
    .select((eb) => [...columns, payor(eb), categories(eb, filter.archivedActivities)])
    .orderBy(({ fn }) => fn('lower', ['label']))
    .orderBy('id')
  return paged(tx, ordered, matching, filter)
}

export const findService = (tx: Tx, id: string) =>
  tx
    .selectFrom('services')
    .select((eb) => [...columns, payor(eb), categories(eb, true)])
    .where('id', '=', id)
    .executeTakeFirst()

export const findServiceByName = (tx: Tx, name: string) =>
  tx
    .selectFrom('services')
    .select((eb) => [...columns, payor(eb), categories(eb, true)])
    .where('name', '=', name)
    .executeTakeFirst()

/** Locked, so changes of its categories' order run one after the other. */
export const lockService = (tx: Tx, id: string) =>
  tx
    .selectFrom('services')
    .select((eb) => [...columns, payor(eb), categories(eb, true)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The names that are given, also those of archived services. */
export const findServiceNames = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('services').select('name').execute()).map(({ name }) => name)

export const insertServiceRow = (tx: Tx, service: Insertable<Services>) =>
  tx.insertInto('services').values(service).execute()

/** Writes a change of a service that was locked before. */
export const updateServiceRow = (tx: Tx, id: string, change: Updateable<Services>) =>
  tx
    .updateTable('services')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Removes a service with its categories and activities. */
export async function deleteServiceRows(tx: Tx, id: string): Promise<void> {
  const ofService = tx.selectFrom('service_categories').select('id').where('service_id', '=', id)
  await tx.deleteFrom('service_activities').where('category_id', 'in', ofService).execute()
  await tx.deleteFrom('service_categories').where('service_id', '=', id).execute()
  await tx.deleteFrom('services').where('id', '=', id).executeTakeFirstOrThrow()
}

export const hasPayor = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('payors')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()) !== undefined
