import type { accountStates } from '@homeward/contract/identity/access'
import { mostWrongCodes } from '@homeward/domain/identity/invites'
import type { Role } from '@homeward/domain/identity/roles'
import { type Kysely, sql } from 'kysely'
import { metaOf, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type State = (typeof accountStates)[number]

type Filter = {
  search?: string | undefined
  role?: Role | undefined
  state?: State | undefined
} & Paging

/** The people of the agency with their accounts and their open invites, by name. */
export async function findAccounts(tx: Tx, now: Date, filter: Filter) {
  const { role, state } = filter
  let matching = tx
    .selectFrom('staff as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invites')
          .select(['id', 'email', 'expires_at'])
          .whereRef('invites.agency_id', '=', 'a.agency_id')
          .whereRef('invites.agent_id', '=', 'a.id')
          .where('accepted_at', 'is', null)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', now.toISOString())
          .where('wrong_codes', '<', mostWrongCodes)
          .orderBy('id', 'desc')
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .$if(role !== undefined, (q) => q.where('a.role', '=', role ?? 'owner'))
    .$if(state !== undefined, (q) => q.where(stateOf, '=', state ?? 'none'))
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where(
      sql<boolean>`concat_ws(' ', a.name, u.username, u.email, a.email) ilike ${pattern}`,
    )
  }
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select([
      'a.id as agent_id',
      'a.name',
      'a.email as agent_email',
      'a.role',
      'a.status',
      'u.id as user_id',
      'u.username',
      'u.email',
      'u.activated_at',
      'u.totp_enabled_at',
      'u.last_sign_in_at',
      'i.id as invite_id',
      'i.email as invite_email',
      'i.expires_at',
      stateOf.as('state'),
    ])
    .orderBy(sql`lower(a.last_name)`)
    .orderBy(sql`lower(a.first_name)`)
    .orderBy('a.id')
    .limit(filter.items)
    .offset((filter.page - 1) * filter.items)
    .execute()
  return { rows, meta: metaOf(filter, total) }
}

export type AccountRow = Awaited<ReturnType<typeof findAccounts>>['rows'][number]

const stateOf = sql<State>`case when u.activated_at is not null then 'active'
  when i.id is not null then 'invited' else 'none' end`

/** An agent and the account that goes with it. */
export const findAgentAccount = (tx: Tx, agentId: string) =>
  tx.selectFrom('staff').select(['id', 'user_id']).where('id', '=', agentId).executeTakeFirst()

/** Agencies by name: those in which a user works, or all of them. */
export function findAgencies(
  db: Kysely<DB>,
  { userId, all }: { userId: string; all: boolean },
  filter: { search?: string | undefined } & Paging,
) {
  let matching = db.selectFrom('agencies').$if(!all, (q) =>
    q.where(
      sql<boolean>`exists (select from staff a where a.agency_id = agencies.id
          and a.user_id = ${userId} and a.status = 'active')`,
    ),
  )
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where('name', 'ilike', pattern)
  }
  return paged(
    db,
    matching.select(['id', 'name', 'time_zone']).orderBy('name').orderBy('id'),
    matching,
    filter,
  )
}
