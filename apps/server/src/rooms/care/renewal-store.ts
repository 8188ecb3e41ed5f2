import { renewalDays } from '@homeward/domain/care/authorization'
import { statusesInCare } from '@homeward/domain/care/client-in-care'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'
import { prepared } from '../../plumbing/db/prepared.ts'
import { servicesOfAuthorization } from './service-store.ts'

/** Whether an authorization is of a client of the office; null for any. */
export const isOfOffice = (officeId: string | null) => sql<SqlBool>`(${officeId}::uuid is null
  or exists (select from clients o where o.agency_id = authorizations.agency_id
    and o.id = authorizations.client_id and o.office_id = ${officeId}::uuid))`

/** The same as `needsRenewal` for clients in care, as a condition on an authorization of the database. */
export const isToRenew = (today: string) => sql<SqlBool>`(authorizations.status <> 'archived'
  and authorizations.end_date between ${today}::date
    and ${today}::date + ${sql.lit(renewalDays)}::int
  and exists (select from clients k where k.agency_id = authorizations.agency_id
    and k.id = authorizations.client_id and k.status = any(${[...statusesInCare]}::text[]))
  and exists (select from authorization_services l
    where l.agency_id = authorizations.agency_id and l.authorization_id = authorizations.id
      and not exists (select from authorizations n
        join authorization_services m on m.agency_id = n.agency_id and m.authorization_id = n.id
        where n.agency_id = authorizations.agency_id and n.client_id = authorizations.client_id
          and n.status <> 'archived' and n.end_date > authorizations.end_date
          and m.service_id = l.service_id)))`

type Asked = { today: string; officeId: string | null; most: number }

/** The authorizations that are to be renewed, first to end first, each with how many there are. */
export const findToRenew = prepared((tx, { today, officeId, most }: Asked) =>
  tx
    .selectFrom('authorizations')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'authorizations.agency_id')
        .onRef('clients.id', '=', 'authorizations.client_id'),
    )
    .select((eb) => [
      'authorizations.id',
      'authorizations.client_id',
      'clients.name as client_name',
      'authorizations.end_date',
      servicesOfAuthorization(eb).as('services'),
      sql<number>`(count(*) over ())::int`.as('in_all'),
    ])
    .where(isToRenew(today))
    .where(isOfOffice(officeId))
    .orderBy('authorizations.end_date')
    .orderBy('authorizations.id')
    .limit(most),
)

/** Authorizations that are to be renewed, in order of their IDs after `after`, locked. */
export const lockToRenew = (tx: Tx, today: string, after: string | null, most: number) =>
  tx
    .selectFrom('authorizations')
    .select(['id', 'client_id', 'start_date', 'end_date', 'status', 'told_days'])
    .where(isToRenew(today))
    .$if(after !== null, (q) => q.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .forNoKeyUpdate()
    .execute()

/** What authorizations allow that cover some of the days, those of the same dates together. */
export const sumAllowances = prepared(
  (tx, { from, through, officeId }: { from: string; through: string; officeId: string | null }) =>
    tx
      .selectFrom('authorizations')
      .select([
        'authorizations.unit_period',
        'authorizations.start_date',
        'authorizations.end_date',
        sql<number>`sum(authorizations.units * authorizations.minutes_per_unit)`.as('minutes'),
      ])
      .where('authorizations.status', '<>', 'archived')
      .where('authorizations.end_date', '>=', from)
      .where('authorizations.start_date', '<=', through)
      .where(isOfOffice(officeId))
      .groupBy([
        'authorizations.unit_period',
        'authorizations.start_date',
        'authorizations.end_date',
      ]),
)
