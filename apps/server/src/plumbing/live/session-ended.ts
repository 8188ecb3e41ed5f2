import { type RawBuilder, sql } from 'kysely'

/** The channel on which every process hears of sessions that have ended. */
export const sessionEndedChannel = 'homeward_session_ended'

/** In the statement that ends sessions: tells every process the id in that column, at the commit. */
export const tellSessionEnded = (column: string): RawBuilder<unknown> =>
  sql`pg_notify(${sessionEndedChannel}, ${sql.ref(column)}::text)`
