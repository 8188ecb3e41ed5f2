import type { Insertable, Updateable } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Offices } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

const columns = [
  'id',
  'name',
  'status',
  'phone',
  'npi',
  'taxonomy_code',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'lock_version',
] as const

type Filter = {
  search?: string | undefined
  status: 'active' | 'archived' | 'all'
} & Paging

export type OfficeRow = NonNullable<Awaited<ReturnType<typeof findOffice>>>

/** Offices by name. */
export function findOffices(tx: Tx, filter: Filter) {
  let matching = tx.selectFrom('offices')
  if (filter.status !== 'all') matching = matching.where('status', '=', filter.status)
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where((eb) =>
      eb.or([
        eb('name', 'ilike', pattern),
        eb('city', 'ilike', pattern),
        eb('phone', 'ilike', pattern),
      ]),
    )
  }
  const ordered = matching
    .select(columns)
    .orderBy(({ fn }) => fn('lower', ['name']))
    .orderBy('id')
  return paged(tx, ordered, matching, filter)
}

export const findOffice = (tx: Tx, id: string) =>
  tx.selectFrom('offices').select(columns).where('id', '=', id).executeTakeFirst()

export const lockOffice = (tx: Tx, id: string) =>
  tx.selectFrom('offices').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks the open offices, so two people cannot archive the last two at the same time. */
export const lockOpenOffices = (tx: Tx) =>
  tx
    .selectFrom('offices')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()

export const countActiveClients = async (tx: Tx, officeId: string): Promise<number> =>
  (
    await tx
      .selectFrom('office_clients')
      .select(({ fn }) => fn.countAll<number>().as('clients'))
      .where('office_id', '=', officeId)
      .executeTakeFirstOrThrow()
  ).clients

export const insertOfficeRow = (tx: Tx, office: Insertable<Offices>) =>
  tx.insertInto('offices').values(office).returning(columns).executeTakeFirstOrThrow()

/** Writes a change of an office that was locked before. */
export const updateOfficeRow = (tx: Tx, id: string, change: Updateable<Offices>) =>
  tx
    .updateTable('offices')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
