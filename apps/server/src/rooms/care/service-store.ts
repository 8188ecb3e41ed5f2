import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'

/** The services of the authorization of the surrounding statement, in their order. */
export const servicesOfAuthorization = (eb: ExpressionBuilder<DB, 'authorizations'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('authorization_services as l')
      .innerJoin('services as s', (join) =>
        join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
      )
      .select(['s.id', 's.label'])
      .whereRef('l.agency_id', '=', 'authorizations.agency_id')
      .whereRef('l.authorization_id', '=', 'authorizations.id')
      .orderBy('l.position'),
  )

/** The services of the shift of the surrounding statement, with the activities that it asks for. */
export const servicesOfShift = (eb: ExpressionBuilder<DB, 'shifts'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('shift_services as l')
      .innerJoin('services as s', (join) =>
        join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
      )
      .select((of) => [
        's.id',
        's.label',
        'l.minutes',
        sql<string[]>`array(${of
          .selectFrom('shift_activities as a')
          .select('a.activity_id')
          .whereRef('a.agency_id', '=', 'l.agency_id')
          .whereRef('a.shift_id', '=', 'l.shift_id')
          .whereRef('a.service_id', '=', 'l.service_id')
          .orderBy('a.activity_id')})`.as('activity_ids'),
      ])
      .whereRef('l.agency_id', '=', 'shifts.agency_id')
      .whereRef('l.shift_id', '=', 'shifts.id')
      .orderBy('l.position'),
  )

/** Those of the services that are in use, with the length of their units. */
export const findServicesInUse = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('services')
    .select(['id', 'minutes_per_unit'])
    .where('id', 'in', ids)
    .where('status', '<>', 'archived')
    .execute()

/** The ids of the services that an authorization covers, in their order. */
export const findAuthorizedServices = async (tx: Tx, authorizationId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('authorization_services')
      .select('service_id')
      .where('authorization_id', '=', authorizationId)
      .orderBy('position')
      .execute()
  ).map((row) => row.service_id)

/** Activities in use, by id, with the service that they belong to. */
export async function findActivitiesInUse(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('service_activities as a')
    .innerJoin('service_categories as c', (join) =>
      join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.category_id'),
    )
    .select(['a.id', 'c.service_id'])
    .where('a.id', 'in', ids)
    .where('a.status', '=', 'active')
    .where('c.status', '=', 'active')
    .execute()
  return new Map(rows.map((row) => [row.id, row.service_id]))
}

/** Gives an authorization that was just added its services. */
export const insertAuthorizationServices = (
  tx: Tx,
  authorizationId: string,
  serviceIds: readonly string[],
) =>
  sql`
    insert into authorization_services (agency_id, authorization_id, service_id, position, client_id,
      payor_id, start_date, end_date, status)
    select a.agency_id, a.id, l.service_id, l.position, a.client_id, a.payor_id, a.start_date,
      a.end_date, a.status
    from authorizations a, unnest(${serviceIds}::uuid[]) with ordinality as l (service_id, position)
    where a.id = ${authorizationId}`.execute(tx)

export type ShiftLine = {
  service_id: string
  minutes: number | null
  activity_ids: readonly string[]
}

/** Makes these the services of a shift, instead of those that it had. */
export async function replaceShiftServices(
  tx: Tx,
  shift: { agencyId: string; id: string; authorizationId: string | null },
  lines: readonly ShiftLine[],
): Promise<void> {
  const own = { agency_id: shift.agencyId, shift_id: shift.id }
  await tx.deleteFrom('shift_services').where('shift_id', '=', shift.id).execute()
  await tx
    .insertInto('shift_services')
    .values(
      lines.map(({ service_id, minutes }, at) => ({
        ...own,
        service_id,
        minutes,
        authorization_id: shift.authorizationId,
        position: at + 1,
      })),
    )
    .execute()
  const activities = lines.flatMap(({ service_id, activity_ids }) =>
    activity_ids.map((activity_id) => ({ ...own, service_id, activity_id })),
  )
  if (activities.length > 0) await tx.insertInto('shift_activities').values(activities).execute()
}

/** The ids of those of the services that are in use. */
export const servicesInUse = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0 ? [] : (await findServicesInUse(tx, ids)).map(({ id }) => id)
