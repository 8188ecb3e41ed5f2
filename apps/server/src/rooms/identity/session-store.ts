import type { Kysely } from 'kysely'
import { notIdle } from '../../plumbing/auth/idle.ts'
import { type Paging, paged } from '../../plumbing/db/page.ts'
import { tellSessionEnded } from '../../plumbing/live/session-ended.ts'
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
    .select(tellSessionEnded('id').as('told'))
    .execute()
  return rows.length
}

/** The sessions of a person that are alive, the last used first. */
export function findSessions(db: Db, userId: string, now: Date, input: Paging) {
  const alive = db
    .selectFrom('sessions')
    .leftJoin('agencies', 'agencies.id', 'sessions.entered_agency_id')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.agency_id', '=', 'sessions.entered_agency_id')
        .onRef('staff.id', '=', 'sessions.agent_id')
        .on('staff.status', '=', 'active'),
    )
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where(
      notIdle(now, {
        seen: 'sessions.last_seen_at',
        role: 'staff.role',
        setting: 'agencies.idle_timeout',
      }),
    )
  return paged(
    db,
    alive
      .select([
        'sessions.id',
        'sessions.device',
        'sessions.address',
        'sessions.created_at',
        'sessions.last_seen_at',
        'sessions.expires_at',
      ])
      .select('agencies.name as agency')
      .orderBy('sessions.last_seen_at', 'desc')
      .orderBy('sessions.id', 'desc'),
    alive,
    input,
  )
}
