import { type Kysely, sql } from 'kysely'
import { paged } from '../../plumbing/db/page.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

export type Entered = {
  entered_agency_id: string | null
  agent_id: string | null
  assignment_id: string | null
}

export const insertSession = (
  db: Db,
  session: {
    id: string
    token_hash: Buffer
    user_id: string
    device: string
    address: string
    created_at: string
    last_seen_at: string
    expires_at: string
  } & Entered,
) => db.insertInto('sessions').values(session).execute()

export const enterAgency = (db: Db, sessionId: string, entered: Entered) =>
  db.updateTable('sessions').set(entered).where('id', '=', sessionId).execute()

/**
 * Ends sessions, and tells whoever holds a live connection of one; the answer is how many. As
 * homeward_app only those that entered the agency of the transaction are there to be ended.
 */
export async function endSessions(
  db: Db,
  which: { id: string; userId: string } | { userId: string; butNot?: string },
  now: Date,
): Promise<number> {
  const rows = await db
    .with('ended', (query) => {
      const ended = query
        .updateTable('sessions')
        .set({ ended_at: now.toISOString() })
        .where('ended_at', 'is', null)
        .where('user_id', '=', which.userId)
        .returning('id')
      if ('id' in which) return ended.where('id', '=', which.id)
      return which.butNot === undefined ? ended : ended.where('id', '!=', which.butNot)
    })
    .selectFrom('ended')
    .select(sql`pg_notify('homeward_session_ended', id::text)`.as('told'))
    .execute()
  return rows.length
}

/** The sessions of a person that are alive, the last used first. */
export function findSessions(
  db: Db,
  userId: string,
  now: Date,
  input: { page: number; items: number },
) {
  const at = now.toISOString()
  const idle = sql`coalesce((select idle_timeout from agencies y where y.id = entered_agency_id), 30)`
  const alive = db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where(sql<boolean>`last_seen_at > ${at}::timestamptz - make_interval(mins => ${idle})`)
  return paged(
    alive
      .select(['id', 'device', 'address', 'created_at', 'last_seen_at', 'expires_at'])
      .select((eb) =>
        eb
          .selectFrom('agencies as y')
          .select('y.name')
          .whereRef('y.id', '=', 'entered_agency_id')
          .as('agency'),
      )
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc'),
    alive,
    input,
  )
}
