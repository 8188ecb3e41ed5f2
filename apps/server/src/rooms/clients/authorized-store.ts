import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Authorizations of the client of the surrounding statement that are in force on a day. They are asked
 * for as not archived: asked for as active, the database would search the index of the constraint
 * against overlaps, which takes milliseconds for each client.
 */
const inForce = (today: string) => sql`from client_authorizations z
  where z.agency_id = clients.agency_id and z.client_id = clients.id and z.status <> 'archived'
    and z.start_date <= ${today}::date and z.end_date >= ${today}::date`

/** The last day of the authorization that runs longest; null where none is in force. */
export const authorizedUntil = (today: string): RawBuilder<string | null> =>
  sql`(select max(z.end_date) ${inForce(today)})`

/** Whether an authorization is in force. */
export const isAuthorized = (today: string): RawBuilder<SqlBool> =>
  sql`exists (select ${inForce(today)})`
