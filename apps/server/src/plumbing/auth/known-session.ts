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

type Known = { session: Session; at: number }

const known = new WeakMap<Kysely<DB>, Map<string, Known>>()
/** Counts what was forgotten: a session that was being looked up meanwhile may be out of date. */
let forgotten = 0

/** The session of a call, looked up at most once a second; null as `findSession` says. A call is a use. */
export async function knownSession(
  db: Kysely<DB>,
  token: string,
  now: Date,
): Promise<Session | null> {
  const sessions = sessionsOf(db)
  const before = sessions.get(token)
  const age = before ? now.getTime() - before.at : -1
  if (before && age >= 0 && age < memory) return before.session
  sessions.delete(token)
  const asked = forgotten
  const session = await findSession(db, token, now)
  if (session) await touchSession(db, session, now)
  if (session && asked === forgotten) {
    if (sessions.size >= most) sessions.clear()
    sessions.set(token, { session, at: now.getTime() })
  }
  return session
}

/** To be called where a session ends or changes: the next request looks it up again. */
export const forgetSession = (db: Kysely<DB>, token: string): void => {
  forgotten += 1
  sessionsOf(db).delete(token)
}

/** To be called where an agency's settings change: what they ask of its people counts at once. */
export const forgetSessions = (db: Kysely<DB>): void => {
  forgotten += 1
  known.delete(db)
}

function sessionsOf(db: Kysely<DB>): Map<string, Known> {
  const sessions = known.get(db) ?? new Map<string, Known>()
  known.set(db, sessions)
  return sessions
}
