import { type Kysely, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

const shown = [
  'id',
  'agency_name',
  'name',
  'email',
  'phone',
  'state',
  'note',
  'status',
  'reason',
  'created_at',
  'decided_at',
  'agency_id',
] as const

export const insertRequest = (
  db: Db,
  request: {
    id: string
    agency_name: string
    name: string
    email: string
    phone: string | null
    state: string | null
    note: string
    created_at: string
  },
) =>
  db
    .insertInto('signup_requests')
    .values({ ...request, status: 'pending' })
    .execute()

type Status = 'pending' | 'approved' | 'rejected'

/** Requests, the newest first. */
export function findRequests(db: Db, filter: { status: Status | 'all' } & Paging) {
  const { status } = filter
  const matching = db
    .selectFrom('signup_requests')
    .$if(status !== 'all', (q) => q.where('status', '=', status === 'all' ? 'pending' : status))
  return paged(db, matching.select(shown).orderBy('id', 'desc'), matching, filter)
}

export const lockRequest = (db: Db, id: string) =>
  db.selectFrom('signup_requests').select(shown).where('id', '=', id).forUpdate().executeTakeFirst()

export type SignupRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

export const decide = (
  db: Db,
  id: string,
  decision: {
    status: 'approved' | 'rejected'
    reason: string
    decided_by: string
    agency_id: string | null
  },
  now: Date,
) =>
  db
    .updateTable('signup_requests')
    .set({ ...decision, decided_at: now.toISOString() })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow()

export const insertAgency = (
  db: Db,
  agency: {
    id: string
    name: string
    state: string | null
    phone: string | null
    email: string
  },
) =>
  sql`select app.found_agency(${agency.id}, ${agency.name}, ${agency.state}, ${agency.phone},
    ${agency.email})`.execute(db)

export const insertOffice = (tx: Tx, id: string, name: string) =>
  sql`select app.open_first_office(${id}, ${name})`.execute(tx)

/** The first person of an agency: its owner, at its only office. */
export const insertOwner = (
  tx: Tx,
  owner: {
    id: string
    user_id: string
    first_name: string
    last_name: string
    email: string
    phone: string | null
  },
  assignment: { id: string; office_id: string },
) =>
  sql`select app.add_owner(${owner.id}, ${owner.user_id}, ${owner.first_name}, ${owner.last_name},
    ${owner.email}, ${owner.phone}, ${assignment.id}, ${assignment.office_id})`.execute(tx)
