import type { InviteSubject } from '@homeward/domain/identity/invites'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

export type NewInvite = {
  id: string
  agency_id: string | null
  agent_id: string | null
  user_id: string | null
  subject: InviteSubject
  name: string
  email: string
  code_hash: Buffer
  created_by: string | null
  created_at: string
  expires_at: string
}

const shown = [
  'id',
  'subject',
  'user_id',
  'agent_id',
  'name',
  'email',
  'created_at',
  'expires_at',
  'accepted_at',
  'revoked_at',
  'wrong_codes',
] as const

export const insertInvite = (db: Db, invite: NewInvite) =>
  db.insertInto('invites').values(invite).returning(shown).executeTakeFirstOrThrow()

export type InviteRow = Awaited<ReturnType<typeof insertInvite>>

/** An invite for what is done with it: held until the transaction ends. */
const locked = (db: Db) =>
  db
    .selectFrom('invites')
    .select([...shown, 'agency_id', 'created_by', 'code_hash'])
    .forUpdate()

export const lockInvite = (db: Db, id: string) => locked(db).where('id', '=', id).executeTakeFirst()

/** The unboxing of a token. */
export const lockUnboxing = (db: Db, hash: Buffer) =>
  locked(db).where('code_hash', '=', hash).where('subject', '=', 'unboxing').executeTakeFirst()

export type LockedInvite = NonNullable<Awaited<ReturnType<typeof lockInvite>>>

/** An invite with the name of its agency, for the page that accepts it. */
export const findInvite = (db: Db, id: string) =>
  db
    .selectFrom('invites as i')
    .leftJoin('agencies as y', 'y.id', 'i.agency_id')
    .select([
      'i.id',
      'i.subject',
      'i.name',
      'i.email',
      'i.expires_at',
      'i.accepted_at',
      'i.revoked_at',
      'i.wrong_codes',
      'y.name as agency',
    ])
    .where('i.id', '=', id)
    .executeTakeFirst()

export const countWrongCode = (db: Db, id: string) =>
  db
    .updateTable('invites')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('id', '=', id)
    .execute()

export const markAccepted = (db: Db, id: string, now: Date) =>
  db.updateTable('invites').set({ accepted_at: now.toISOString() }).where('id', '=', id).execute()

/** Ends the open invites of an agent, or of a person, for the same subject. */
export const revokeOpen = (
  db: Db,
  whose: { subject: InviteSubject } & ({ agentId: string } | { userId: string }),
  now: Date,
) =>
  db
    .updateTable('invites')
    .set({ revoked_at: now.toISOString() })
    .where('subject', '=', whose.subject)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .$if('agentId' in whose, (q) =>
      q.where('agent_id', '=', 'agentId' in whose ? whose.agentId : ''),
    )
    .$if('userId' in whose, (q) => q.where('user_id', '=', 'userId' in whose ? whose.userId : ''))
    .execute()

/** How many resets of the password a person asked for since, whatever became of them. */
export async function countResets(db: Db, userId: string, since: Date): Promise<number> {
  const { resets } = await db
    .selectFrom('invites')
    .select(({ fn }) => fn.countAll<number>().as('resets'))
    .where('user_id', '=', userId)
    .where('subject', '=', 'reset_password')
    .where('agency_id', 'is', null)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return resets
}
