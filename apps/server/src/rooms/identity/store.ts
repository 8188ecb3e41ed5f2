import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/** The account of a username or a phone number (digits only). */
export const findAccount = (db: Db, login: { username?: string; phone?: string }) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', 'super_admin'])
    .$if(login.username !== undefined, (q) => q.where('username', '=', login.username ?? ''))
    .$if(login.username === undefined, (q) => q.where('phone', '=', login.phone ?? ''))
    .executeTakeFirst()

export const findUser = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'phone', 'name', 'super_admin', 'can_receive_calls'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Every agent that a user holds in active standing, with agency and assignments, oldest first. */
export const findHeldAgents = (db: Db, userId: string) =>
  db
    .selectFrom('agents as a')
    .innerJoin('agencies as y', 'y.id', 'a.agency_id')
    .select((eb) => [
      'a.id',
      'a.role',
      'a.status',
      'y.id as agency_id',
      'y.name as agency_name',
      'y.time_zone',
      jsonArrayFrom(
        eb
          .selectFrom('assignments as s')
          .innerJoin('offices as o', (join) =>
            join.onRef('o.agency_id', '=', 's.agency_id').onRef('o.id', '=', 's.office_id'),
          )
          .select(['s.id', 'o.id as office_id', 'o.name as office_name'])
          .whereRef('s.agency_id', '=', 'a.agency_id')
          .whereRef('s.agent_id', '=', 'a.id')
          .orderBy('o.name'),
      ).as('assignments'),
    ])
    .where('a.user_id', '=', userId)
    .where('a.status', '=', 'active')
    .orderBy('a.created_at')
    .execute()

export type HeldAgent = Awaited<ReturnType<typeof findHeldAgents>>[number]

export const insertSession = (
  db: Db,
  session: {
    id: string
    token_hash: Buffer
    user_id: string
    device: string
    address: string
    last_seen_at: string
    expires_at: string
  } & Entered,
) => db.insertInto('sessions').values(session).execute()

type Entered = {
  entered_agency_id: string | null
  agent_id: string | null
  assignment_id: string | null
}

export const enterAgency = (db: Db, sessionId: string, entered: Entered) =>
  db.updateTable('sessions').set(entered).where('id', '=', sessionId).execute()

export const endSession = (db: Db, sessionId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', sessionId)
    .execute()

/** Until when any of the subjects is blocked, or undefined. */
export const findBlock = (db: Db, subjects: string[], now: Date) =>
  db
    .selectFrom('sign_in_failures')
    .select('blocked_until')
    .where('subject', 'in', subjects)
    .where('blocked_until', '>', now.toISOString())
    .executeTakeFirst()

/** Counts a failure of a subject; from the sixth on the wait doubles, up to a quarter of an hour. */
export const countFailure = (db: Db, subject: string, now: Date, free: number) =>
  sql`insert into sign_in_failures (subject, failures) values (${subject}, 1)
      on conflict (subject) do update set
        failures = sign_in_failures.failures + 1,
        blocked_until = case when sign_in_failures.failures + 1 > ${free}::int
          then ${now.toISOString()}::timestamptz + make_interval(secs =>
            least(900, power(2, least(20, sign_in_failures.failures + 1 - ${free}::int)))) end`.execute(
    db,
  )

export const clearFailures = (db: Db, subject: string) =>
  db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute()

export const removeOldKeys = (tx: Tx, before: Date) =>
  tx.deleteFrom('idempotency_keys').where('created_at', '<', before.toISOString()).execute()
