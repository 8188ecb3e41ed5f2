import type { CareplanStatus } from '@homeward/domain/care/vocabulary'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { Careplans } from '../../plumbing/db/schema.generated.ts'
import { servicesOfAuthorization, servicesOfShift } from './service-store.ts'
import { versionsOf } from './versions/store.ts'

const named = (tx: Tx) =>
  tx
    .selectFrom('careplans')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'careplans.agency_id')
        .onRef('clients.id', '=', 'careplans.client_id'),
    )
    .leftJoin('authorizations', (join) =>
      join
        .onRef('authorizations.agency_id', '=', 'careplans.agency_id')
        .onRef('authorizations.id', '=', 'careplans.authorization_id'),
    )
    .innerJoin('payors', (join) =>
      join
        .onRef('payors.agency_id', '=', 'careplans.agency_id')
        .on('payors.id', '=', (eb) =>
          eb.fn.coalesce('authorizations.payor_id', 'careplans.payor_id'),
        ),
    )

type Named = ReturnType<typeof named>

const withFacts = (query: Named) =>
  query.select((eb) => [
    'careplans.id',
    'careplans.client_id',
    'clients.name as client_name',
    'careplans.authorization_id',
    'careplans.assessment_id',
    'authorizations.number as authorization_number',
    'authorizations.start_date as authorization_start',
    'authorizations.end_date as authorization_end',
    'authorizations.units',
    'authorizations.unit_period',
    'payors.id as payor_id',
    'payors.name as payor_name',
    'authorizations.minutes_per_unit',
    servicesOfAuthorization(eb).as('authorized_services'),
    'careplans.status',
    'careplans.start_date',
    'careplans.end_date',
    'careplans.activated_at',
    'careplans.generated_until',
    'careplans.version',
    'careplans.lock_version',
    versionsOf(eb).as('versions'),
    eb
      .selectFrom('visit_times as v')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('v.agency_id', '=', 'careplans.agency_id')
      .whereRef('v.careplan_id', '=', 'careplans.id')
      .where('v.status', '<>', 'archived')
      .as('visits_count'),
    jsonArrayFrom(
      eb
        .selectFrom('shifts')
        .leftJoin('agents', (join) =>
          join
            .onRef('agents.agency_id', '=', 'shifts.agency_id')
            .onRef('agents.id', '=', 'shifts.agent_id'),
        )
        .select((of) => [
          'shifts.id',
          'shifts.number',
          sql<string>`to_char(shifts.scheduled_time, 'HH24:MI')`.as('scheduled_time'),
          'shifts.scheduled_duration',
          'shifts.recurring_rule',
          'shifts.series_start',
          sql<string>`coalesce(shifts.series_id, shifts.id)`.as('series_id'),
          'shifts.agent_id',
          'agents.name as agent_name',
          servicesOfShift(of).as('services'),
        ])
        .whereRef('shifts.agency_id', '=', 'careplans.agency_id')
        .whereRef('shifts.careplan_id', '=', 'careplans.id')
        .where('shifts.status', '=', 'active')
        .orderBy('shifts.number'),
    ).as('shifts'),
  ])

export const findCareplan = (tx: Tx, id: string) =>
  withFacts(named(tx)).where('careplans.id', '=', id).executeTakeFirst()

export type CareplanRow = NonNullable<Awaited<ReturnType<typeof findCareplan>>>

type Filter = {
  client_id?: string | undefined
  status?: CareplanStatus | undefined
  sort: string
} & Paging

/**
 * Care plans of a page; one whose last day is before `today` counts as inactive. First it finds the IDs,
 * then the shown columns.
 */
export async function findCareplans(tx: Tx, filter: Filter, today: string) {
  const { client_id, status, sort } = filter
  const matching = tx
    .selectFrom('careplans')
    .$if(client_id !== undefined, (q) => q.where('careplans.client_id', '=', client_id ?? ''))
    .$if(status === 'draft' || status === 'archived', (q) =>
      q.where('careplans.status', '=', status ?? 'draft'),
    )
    .$if(status === 'active' || status === 'scheduled', (q) =>
      q.where('careplans.status', '=', status ?? 'active').where('careplans.end_date', '>=', today),
    )
    .$if(status === 'inactive', (q) =>
      q.where((eb) =>
        eb.or([
          eb('careplans.status', '=', 'inactive'),
          eb.and([
            eb('careplans.status', 'in', ['active', 'scheduled']),
            eb('careplans.end_date', '<', today),
          ]),
        ]),
      ),
    )
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const ids = matching
    .select('careplans.id')
    .orderBy('careplans.start_date', direction)
    .orderBy('careplans.id', direction)
  const { rows: onPage, meta } = await paged(tx, ids, matching, filter)
  if (onPage.length === 0) return { rows: [], meta }
  const rows = await withFacts(named(tx))
    .where(
      'careplans.id',
      'in',
      onPage.map(({ id }) => id),
    )
    .orderBy('careplans.start_date', direction)
    .orderBy('careplans.id', direction)
    .execute()
  return { rows, meta }
}

/** Care plans by their IDs, in no order. */
export const findCareplansById = async (tx: Tx, ids: readonly string[]): Promise<CareplanRow[]> =>
  ids.length === 0 ? [] : withFacts(named(tx)).where('careplans.id', 'in', ids).execute()

/** What a plan spends: its authorization, or what its client pays privately. */
export const findSpends = (tx: Tx, careplanId: string) =>
  tx
    .selectFrom('careplans')
    .select(['authorization_id', 'spends'])
    .where('id', '=', careplanId)
    .executeTakeFirst()

/** Locks all plans that spend the same. */
export const lockPlansThatSpend = (tx: Tx, spends: string) =>
  tx
    .selectFrom('careplans')
    .select('id')
    .where('spends', '=', spends)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Active plans that spend the same except one, locked. */
export const lockActivePlans = (tx: Tx, spends: string, but: string) =>
  tx
    .selectFrom('careplans')
    .selectAll()
    .where('spends', '=', spends)
    .where('status', '=', 'active')
    .where('id', '<>', but)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const lockCareplan = (tx: Tx, id: string) =>
  tx.selectFrom('careplans').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insertCareplan = (tx: Tx, row: Insertable<Careplans>) =>
  tx.insertInto('careplans').values(row).execute()

export const saveCareplan = (tx: Tx, id: string, set: Updateable<Careplans>) =>
  tx
    .updateTable('careplans')
    .set({ ...set, lock_version: sql`lock_version + 1` })
    .where('id', '=', id)
    .execute()

/** Requests a new check of the visits of an authorization's active plans; returns the plans' IDs. */
export const forgetGenerated = (tx: Tx, authorizationId: string): Promise<string[]> =>
  tx
    .updateTable('careplans')
    .set({ generated_until: null })
    .where('authorization_id', '=', authorizationId)
    .where('status', '=', 'active')
    .returning('id')
    .execute()
    .then((rows) => rows.map((row) => row.id))

/** Makes active and scheduled plans inactive whose last day is over: all, or some. */
export const expireCareplans = (tx: Tx, today: string, ids?: readonly string[]) =>
  tx
    .with('over', (db) =>
      db
        .selectFrom('careplans')
        .select(['id', 'status'])
        .where('status', 'in', ['active', 'scheduled'])
        .where('end_date', '<', today)
        .$if(ids !== undefined, (q) => q.where('id', 'in', ids ?? []))
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .updateTable('careplans')
    .from('over')
    .set({ status: 'inactive' })
    .whereRef('careplans.id', '=', 'over.id')
    .returning(['careplans.id', 'over.status as before'])
    .execute()

/** Notes that the visits of active plans are created through a day, or through their own last day. */
export async function noteGenerated(
  tx: Tx,
  careplanIds: readonly string[],
  throughDay: string,
): Promise<void> {
  await sql`
    update careplans c set generated_until = least(${throughDay}::date, c.end_date,
      (select a.end_date from authorizations a
        where a.agency_id = c.agency_id and a.id = c.authorization_id))
    where c.agency_id = (select app.agency()) and c.id = any(${careplanIds}::uuid[])`.execute(tx)
}
