import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { findSession, type Session, touchSession } from './session.ts'

/**
 * A screen asks for several things at once; its session is looked up for the first of them. What
 * another process ended is noticed here after this many milliseconds at the latest.
 */
const memory = 1000

/** So many tokens that all of them are used within a second do not belong to people. */
const most = 10_000

type Known = { session: Promise<Session | null>; at: number }

const known = new WeakMap<Kysely<DB>, Map<string, Known>>()

/**
 * The session of a call, looked up at most once a second; null as `findSession` says. A call is a use.
 * Who asks while it is being looked up waits for the same answer.
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
  // Nothing is remembered of a token that nobody has, or of a look-up that failed.
  void looked.session.then((session) => session ?? forget(), forget)
  return looked.session
}

async function lookUp(db: Kysely<DB>, token: string, now: Date): Promise<Session | null> {
  const session = await findSession(db, token, now)
  if (session) await touchSession(db, session, now)
  return session
}

/** To be called where a session ends or changes: the next request looks it up again. */
export const forgetSession = (db: Kysely<DB>, token: string): void => {
  sessionsOf(db).delete(token)
}

/** To be called where an agency's settings change: what they ask of its people counts at once. */
export const forgetSessions = (db: Kysely<DB>): void => {
  known.delete(db)
}

function sessionsOf(db: Kysely<DB>): Map<string, Known> {
  const sessions = known.get(db) ?? new Map<string, Known>()
  known.set(db, sessions)
  return sessions
}
