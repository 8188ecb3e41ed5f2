import { type Kysely, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/** An agent of the agency with the account that goes with it. */
const withAccount = (tx: Tx) =>
  tx
    .selectFrom('staff as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id as agent_id',
      'a.name as agent_name',
      'a.status',
      'a.role',
      'a.email as agent_email',
      'u.id as user_id',
      'u.name',
      'u.email',
      'u.language',
      'u.activated_at',
    ])

/** Held until the transaction ends, so that two invites of one agent are accepted one after the other. */
export async function findAgent(tx: Tx, id: string) {
  await sql`select app.hold_agent(${id})`.execute(tx)
  return withAccount(tx).where('a.id', '=', id).executeTakeFirst()
}

export const findAgentOfUser = (tx: Tx, userId: string) =>
  withAccount(tx).where('a.user_id', '=', userId).executeTakeFirst()

export type Invited = NonNullable<Awaited<ReturnType<typeof findAgent>>>

/** The account with an e-mail address, with or without a password. */
export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'password_hash'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()

/** An account that was never activated and that no other agency knows. */
export const findUnused = (db: Db, userId: string, agencyId: string) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.username', 'u.password_hash'])
    .where('u.id', '=', userId)
    .where('u.password_hash', 'is', null)
    .where(
      sql<boolean>`not exists (select from staff a where a.user_id = u.id and a.agency_id <> ${agencyId})`,
    )
    .forUpdate()
    .executeTakeFirst()

export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'email', 'language', 'activated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const insertUser = (
  db: Db,
  user: { id: string; username: string; email: string; name: string },
) => db.insertInto('users').values(user).execute()

/** Gives an account its username, address and first password. */
export const activate = (
  db: Db,
  id: string,
  account: { username: string; email: string; password_hash: string },
  now: Date,
) =>
  db
    .updateTable('users')
    .set({
      ...account,
      activated_at: now.toISOString(),
      password_changed_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()

export const setPassword = (db: Db, id: string, password_hash: string, now: Date) =>
  db
    .updateTable('users')
    .set({ password_hash, password_changed_at: now.toISOString() })
    .where('id', '=', id)
    .execute()

/** Gives an agent its account. */
export const linkAgent = (tx: Tx, agentId: string, userId: string) =>
  sql`select app.link_account(${agentId}, ${userId})`.execute(tx)
