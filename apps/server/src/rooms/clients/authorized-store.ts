import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Authorizations of the surrounding statement's client that are active on a day. The query excludes
 * archived ones. If it asked for active ones, the database would search the index of the overlap
 * constraint, which takes milliseconds for each client.
 */
const inForce = (today: string) => sql`from client_authorizations z
  where z.agency_id = clients.agency_id and z.client_id = clients.id and z.status <> 'archived'
    and z.start_date <= ${today}::date and z.end_date >= ${today}::date`

/** The last day of the authorization that ends last; null without an active one. */
export const authorizedUntil = (today: string): RawBuilder<string | null> =>
  sql`(select max(z.end_date) ${inForce(today)})`

/** Whether an authorization is active. */
export const isAuthorized = (today: string): RawBuilder<SqlBool> =>
  sql`exists (select ${inForce(today)})`
