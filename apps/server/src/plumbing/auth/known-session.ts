import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { findSession, type Session, touchSession } from './session.ts'

/**
 * A screen sends several requests at once; only the first looks up the session. A session that another
 * process ended is noticed after at most this many milliseconds.
 */
const memory = 1000

/** The most remembered tokens. People do not use more than this within a second. */
const most = 10_000

type Known = { session: Promise<Session | null>; at: number }

const known = new WeakMap<Kysely<DB>, Map<string, Known>>()

/**
 * The session of a call, looked up at most once a second; null as `findSession` says. A call is a use.
 * Calls during the look-up wait for the same answer.
 */
export function knownSession(db: Kysely<DB>, token: string, now: Date): Promise<Session | null> {
  const sessions = sessionsOf(db)
  const before = sessions.get(token)
  const age = before ? now.getTime() - before.at : -1
  if (before && age >= 0 && age < memory) return before.session
  const looked: Known = { session: lookUp(db, token, now), at: now.getTime() }
  if (sessions.size >= most) sessions.clear()
  sessions.set(token, looked)
  const forget = () => {
    if (sessions.get(token) === looked) sessions.delete(token)
  }
  // Unknown tokens and failed look-ups are not remembered.
  void looked.session.then((session) => session ?? forget(), forget)
  return looked.session
}

async function lookUp(db: Kysely<DB>, token: string, now: Date): Promise<Session | null> {
  const session = await findSession(db, token, now)
  if (session) await touchSession(db, session, now)
  return session
}

/** Call it when a session ends or changes: the next request looks it up again. */
export const forgetSession = (db: Kysely<DB>, token: string): void => {
  sessionsOf(db).delete(token)
}

/** Call it when an agency's settings change, so they apply to its people at once. */
export const forgetSessions = (db: Kysely<DB>): void => {
  known.delete(db)
}

function sessionsOf(db: Kysely<DB>): Map<string, Known> {
  const sessions = known.get(db) ?? new Map<string, Known>()
  known.set(db, sessions)
  return sessions
}
