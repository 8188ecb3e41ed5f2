import type { AuthorizationStatus } from '@homeward/domain/care/vocabulary'
import type { InsuranceState } from '@homeward/domain/clients/insurance'
import { deliveredStatuses } from '@homeward/domain/visits/moment'
import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { type Insertable, sql, type Updateable } from 'kysely'
import { detailed, type Paging, paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { Authorizations } from '../../plumbing/db/schema.generated.ts'
import { isOfOffice, isToRenew } from './renewal-store.ts'
import { runsOutOn, runsOutSoon } from './run-out-store.ts'
import { servicesOfAuthorization } from './service-store.ts'

const named = (tx: Tx) =>
  tx
    .selectFrom('authorizations')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'authorizations.agency_id')
        .onRef('clients.id', '=', 'authorizations.client_id'),
    )
    .innerJoin('payors', (join) =>
      join
        .onRef('payors.agency_id', '=', 'authorizations.agency_id')
        .onRef('payors.id', '=', 'authorizations.payor_id'),
    )

const columns = [
  'authorizations.id',
  'authorizations.client_id',
  'clients.name as client_name',
  'authorizations.payor_id',
  'payors.name as payor_name',
  'authorizations.minutes_per_unit',
  'authorizations.number',
  'authorizations.start_date',
  'authorizations.end_date',
  'authorizations.units',
  'authorizations.unit_period',
  'authorizations.status',
  'authorizations.insurance_state',
  'authorizations.lock_version',
] as const

const shown = (query: ReturnType<typeof named>) =>
  query.select(columns).select((eb) => servicesOfAuthorization(eb).as('services'))

export const findAuthorization = (tx: Tx, id: string) =>
  shown(named(tx)).where('authorizations.id', '=', id).executeTakeFirst()

export type AuthorizationRow = NonNullable<Awaited<ReturnType<typeof findAuthorization>>>

type Filter = {
  client_id?: string | undefined
  status?: AuthorizationStatus | undefined
  insurance_state?: InsuranceState | undefined
  to_renew?: boolean | undefined
  runs_out_soon?: boolean | undefined
  office_id?: string | undefined
  sort: string
} & Paging

/**
 * Authorizations of a page; `today` decides which are scheduled, active and inactive. First it finds the
 * IDs, then the shown columns.
 */
export async function findAuthorizations(tx: Tx, filter: Filter, today: string) {
  const { client_id, status, insurance_state, office_id: officeId, to_renew } = filter
  const { runs_out_soon: soon } = filter
  const matching = tx
    .selectFrom('authorizations')
    .$if(client_id !== undefined, (q) => q.where('authorizations.client_id', '=', client_id ?? ''))
    .$if(status !== undefined, (q) =>
      q.where('authorizations.status', '=', status === 'archived' ? 'archived' : 'active'),
    )
    .$if(insurance_state !== undefined, (q) =>
      q.where('authorizations.insurance_state', '=', insurance_state ?? 'active'),
    )
    .$if(status === 'scheduled', (q) => q.where('authorizations.start_date', '>', today))
    .$if(status === 'inactive', (q) => q.where('authorizations.end_date', '<', today))
    .$if(status === 'active', (q) =>
      q
        .where('authorizations.start_date', '<=', today)
        .where('authorizations.end_date', '>=', today),
    )
    .$if(officeId !== undefined, (q) => q.where(isOfOffice(officeId ?? null)))
    .$if(to_renew !== undefined, (q) =>
      q.where((eb) => (to_renew ? isToRenew(today) : eb.not(isToRenew(today)))),
    )
    .$if(soon !== undefined, (q) =>
      q.where((eb) => (soon ? runsOutSoon(today) : eb.not(runsOutSoon(today)))),
    )
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const chosen = matching.select('authorizations.id')
  const ids = (
    filter.sort.endsWith('runs_out_on')
      ? chosen.orderBy(runsOutOn(today), (by) => by[direction]().nullsLast())
      : chosen.orderBy(filter.sort.endsWith('end_date') ? 'end_date' : 'start_date', direction)
  ).orderBy('authorizations.id', direction)
  const { rows: onPage, meta } = await paged(tx, ids, matching, filter)
  const rows = await detailed(tx, onPage, (_, { ids: shownIds }) =>
    shown(named(tx)).where('authorizations.id', 'in', shownIds).execute(),
  )
  return { rows, meta }
}

type Period = { id: string; startDate: string; endDate: string }

/** Minutes used of each authorization in the period given for it, in one statement. */
export async function findUsedMinutes(tx: Tx, periods: Period[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; used: number }>`
    select p.id, coalesce(sum(v.minutes), 0) as used
    from unnest(${periods.map(({ id }) => id)}::uuid[],
        ${periods.map(({ startDate }) => startDate)}::date[],
        ${periods.map(({ endDate }) => endDate)}::date[]) as p (id, start_date, end_date)
      join visit_times v on v.agency_id = (select app.agency()) and v.authorization_id = p.id
        and v.scheduled_date between p.start_date and p.end_date
        and v.status <> all(${[...ignoredInOverlap]})
    group by p.id`.execute(tx)
  return new Map(rows.map((row) => [row.id, Number(row.used)]))
}

/** Minutes of an authorization by week: delivered, and planned from today on. */
export async function findWeeks(tx: Tx, id: string, today: string) {
  const { rows } = await sql<{ monday: string; delivered: number; planned: number }>`
    select v.scheduled_date - (extract(isodow from v.scheduled_date)::int - 1) as monday,
      coalesce(sum(v.minutes) filter (where v.status = any(${[...deliveredStatuses]})), 0) as delivered,
      coalesce(sum(v.minutes) filter (where v.status <> all(${[...deliveredStatuses]})
        and v.scheduled_date >= ${today}::date), 0) as planned
    from visit_times v
    where v.agency_id = (select app.agency()) and v.authorization_id = ${id}
      and v.status <> all(${[...ignoredInOverlap]})
    group by 1
    order by 1`.execute(tx)
  return rows.map(({ monday, delivered, planned }) => ({
    monday,
    delivered_minutes: Number(delivered),
    planned_minutes: Number(planned),
  }))
}

/** Visits planned under an authorization that should not have begun yet. */
export const countPlanned = async (tx: Tx, id: string, now: Date): Promise<number> =>
  (
    await tx
      .selectFrom('visit_times')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('authorization_id', '=', id)
      .where('starts_at', '>', now.toISOString())
      .where('status', 'in', ['available', 'scheduled'])
      .executeTakeFirstOrThrow()
  ).count

/** The stored authorization, locked until the transaction ends. */
export const lockAuthorization = (tx: Tx, id: string) =>
  tx
    .selectFrom('authorizations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertAuthorization = (tx: Tx, row: Insertable<Authorizations>) =>
  tx.insertInto('authorizations').values(row).execute()

export const saveAuthorization = (tx: Tx, id: string, set: Updateable<Authorizations>) =>
  tx
    .updateTable('authorizations')
    .set({ ...set, lock_version: sql`lock_version + 1` })
    .where('id', '=', id)
    .execute()

/** Notes the alert that was raised; nobody's version of the record is older for it. */
export const noteTold = (tx: Tx, id: string, days: number) =>
  tx.updateTable('authorizations').set({ told_days: days }).where('id', '=', id).execute()

/** Whether a payor exists and is in use. */
export const hasPayor = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('payors')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()) !== undefined

export const hasClient = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined
