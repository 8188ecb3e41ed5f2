import type { Kysely } from 'kysely'
import { paged } from '../../../plumbing/db/page.ts'
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
export function findRequests(
  db: Db,
  filter: { status: Status | 'all'; page: number; items: number },
) {
  const { status } = filter
  const matching = db
    .selectFrom('signup_requests')
    .$if(status !== 'all', (q) => q.where('status', '=', status === 'all' ? 'pending' : status))
  return paged(matching.select(shown).orderBy('id', 'desc'), matching, filter)
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
) => db.insertInto('agencies').values(agency).execute()

export const insertOffice = (tx: Tx, agency_id: string, id: string, name: string) =>
  tx.insertInto('offices').values({ agency_id, id, name }).execute()

/** The first person of an agency: its owner, at its only office. */
export async function insertOwner(
  tx: Tx,
  owner: {
    agency_id: string
    id: string
    user_id: string
    first_name: string
    last_name: string
    email: string
    phone: string | null
  },
  assignment: { id: string; office_id: string },
): Promise<void> {
  await tx
    .insertInto('agents')
    .values({ ...owner, role: 'owner', type: 'Agent', status: 'active' })
    .execute()
  await tx
    .insertInto('assignments')
    .values({ ...assignment, agency_id: owner.agency_id, agent_id: owner.id })
    .execute()
}
