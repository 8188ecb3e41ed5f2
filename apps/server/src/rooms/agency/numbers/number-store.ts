import type { PhoneNumberKind } from '@homeward/domain/agency/vocabulary'
import { type ExpressionBuilder, type Insertable, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB, PhoneNumbers } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

const columns = [
  'id',
  'number',
  'label',
  'kind',
  'office_id',
  'is_default',
  'lock_version',
] as const

const office = (eb: ExpressionBuilder<DB, 'phone_numbers'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('offices as o')
      .select(['o.id', 'o.name'])
      .whereRef('o.agency_id', '=', 'phone_numbers.agency_id')
      .whereRef('o.id', '=', 'phone_numbers.office_id'),
  ).as('office')

type Filter = {
  search?: string | undefined
  kind?: PhoneNumberKind | undefined
  office_id?: string | undefined
  page: number
  items: number
}

export type NumberRow = NonNullable<Awaited<ReturnType<typeof findNumber>>>

/** Phone numbers by label; one that can both is found under either kind. */
export function findNumbers(tx: Tx, { search, kind, office_id, ...page }: Filter) {
  let matching = tx.selectFrom('phone_numbers')
  if (kind) matching = matching.where('kind', 'in', kind === 'both' ? [kind] : [kind, 'both'])
  if (office_id) matching = matching.where('office_id', '=', office_id)
  for (const pattern of searchPatterns(search)) {
    matching = matching.where((eb) =>
      eb.or([eb('label', 'ilike', pattern), eb('number', 'ilike', pattern)]),
    )
  }
  const ordered = matching
    .select((eb) => [...columns, office(eb)])
    .orderBy(({ fn }) => fn('lower', ['label']))
    .orderBy('id')
  return paged(ordered, matching, page)
}

export const findNumber = (tx: Tx, id: string) =>
  tx
    .selectFrom('phone_numbers')
    .select((eb) => [...columns, office(eb)])
    .where('id', '=', id)
    .executeTakeFirst()

export const lockNumber = (tx: Tx, id: string) =>
  tx
    .selectFrom('phone_numbers')
    .select((eb) => [...columns, office(eb)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertNumberRow = (tx: Tx, number: Insertable<PhoneNumbers>) =>
  tx.insertInto('phone_numbers').values(number).execute()

/** Writes a change of a number that was locked before. */
export const updateNumberRow = (tx: Tx, id: string, change: Updateable<PhoneNumbers>) =>
  tx
    .updateTable('phone_numbers')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Takes the mark of the default number from the one that has it; answers which that was. */
export const clearDefault = (tx: Tx) =>
  tx
    .updateTable('phone_numbers')
    .set((eb) => ({ is_default: false, lock_version: eb('lock_version', '+', 1) }))
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirst()

export const deleteNumberRow = (tx: Tx, id: string) =>
  tx.deleteFrom('phone_numbers').where('id', '=', id).executeTakeFirstOrThrow()

export const hasOffice = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('offices')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()) !== undefined
