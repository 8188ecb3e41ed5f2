import type { Language } from '@homeward/domain/language/languages'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/** How a person names their account: by username or e-mail address, or by phone number (digits). */
export type Login =
  | { readonly name: string; readonly phone?: undefined }
  | { readonly phone: string; readonly name?: undefined }

/** The account of a login. A username comes before the e-mail address of somebody else. */
export const findAccount = (db: Db, { name, phone }: Login) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'name',
      'email',
      'language',
      'password_hash',
      'super_admin',
      'totp_enabled_at',
      'totp_sealed',
    ])
    .$if(phone !== undefined, (q) => q.where('phone', '=', phone ?? ''))
    .$if(name !== undefined, (q) =>
      q
        .where((eb) =>
          name?.includes('@')
            ? eb.or([eb('username', '=', name), eb('email', '=', name)])
            : eb('username', '=', name ?? ''),
        )
        .orderBy((eb) => eb('username', '=', name ?? ''), 'desc'),
    )
    .limit(1)
    .executeTakeFirst()

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The sign-in facts of an account, locked until the transaction ends. */
export const lockAccount = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['password_hash', 'totp_enabled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Notes a sign-in. A language that was chosen for it is kept; who has none yet keeps that of the screen. */
export const noteSignIn = (
  db: Db,
  id: string,
  now: Date,
  { chosen, shown }: { chosen: Language | undefined; shown: Language },
) =>
  db
    .updateTable('users')
    .set((eb) => ({
      last_sign_in_at: now.toISOString(),
      language: chosen ?? eb.fn.coalesce('language', eb.val(shown)),
    }))
    .where('id', '=', id)
    .execute()

export const findUser = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'phone',
      'name',
      'language',
      'super_admin',
      'can_receive_calls',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Every agent that a user holds in active standing, with agency and assignments, oldest first. */
export const findHeldAgents = (db: Db, userId: string) =>
  db
    .selectFrom('staff as a')
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
          .selectFrom('staff_offices as s')
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

/** The agencies in which a user works. */
export async function findHeldAgencies(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('agency_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .orderBy('agency_id')
    .execute()
  return rows.map((row) => row.agency_id)
}

export async function agencyExists(db: Db, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('agencies').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined
  )
}

export const insertSuperAdmin = (
  db: Db,
  account: {
    id: string
    username: string
    email: string
    name: string
    password_hash: string
    activated_at: string
  },
) =>
  db
    .insertInto('users')
    .values({ ...account, super_admin: true })
    .execute()
