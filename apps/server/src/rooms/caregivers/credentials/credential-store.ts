import { noticeDays } from '@homeward/domain/caregivers/credentials'
import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import type { CredentialStatus } from '@homeward/domain/caregivers/vocabulary'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import { holding } from '../../../plumbing/db/holding.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AgentCredentials } from '../../../plumbing/db/schema.generated.ts'

const credentials = (tx: Tx) =>
  tx
    .selectFrom('agent_credentials')
    .leftJoin('files', (join) =>
      join
        .onRef('files.agency_id', '=', 'agent_credentials.agency_id')
        .onRef('files.id', '=', 'agent_credentials.file_id'),
    )
    .selectAll('agent_credentials')
    .select([
      'files.name as file_name',
      sql<boolean>`exists (
        select from agent_credentials l
        where l.agency_id = agent_credentials.agency_id and l.agent_id = agent_credentials.agent_id and l.removed_at is null
          and l.kind = agent_credentials.kind and l.id <> agent_credentials.id
          and coalesce(l.expires_on, 'infinity') > agent_credentials.expires_on)`.as('replaced'),
    ])
    .where('agent_credentials.removed_at', 'is', null)

export const hasAgent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('agents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const findCredential = (tx: Tx, agentId: string, id: string) =>
  credentials(tx)
    .where('agent_credentials.agent_id', '=', agentId)
    .where('agent_credentials.id', '=', id)
    .executeTakeFirst()

export type StoredCredential = NonNullable<Awaited<ReturnType<typeof findCredential>>>

const hold = holding((tx) => tx.selectFrom('agent_credentials'))

/** Locked, so two changes of one credential run one after the other. */
export async function lockCredential(tx: Tx, agentId: string, id: string) {
  await hold(tx, id)
  return findCredential(tx, agentId, id)
}

type Filter = {
  agentId: string
  kind?: CredentialKind | undefined
  status?: CredentialStatus | undefined
  today: string
  sort: string
} & Paging

const orders: Record<string, RawBuilder<unknown>> = {
  expires_on: sql`agent_credentials.expires_on`,
  kind: sql`agent_credentials.kind`,
  created_at: sql`agent_credentials.created_at`,
}

/** Credentials of a person; credentials without an end come last in either direction. */
export function findCredentials(tx: Tx, filter: Filter) {
  const { agentId, kind, status, today, sort } = filter
  const soon = sql`${today}::date + ${noticeDays[0]}::int`
  const byStatus: Record<CredentialStatus, RawBuilder<boolean>> = {
    active: sql`(agent_credentials.expires_on is null or agent_credentials.expires_on > ${soon})`,
    expiring: sql`agent_credentials.expires_on between ${today}::date and ${soon}`,
    expired: sql`agent_credentials.expires_on < ${today}::date`,
  }
  let matching = credentials(tx).where('agent_credentials.agent_id', '=', agentId)
  if (kind !== undefined) matching = matching.where('agent_credentials.kind', '=', kind)
  if (status !== undefined) matching = matching.where(byStatus[status])
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return paged(
    tx,
    matching
      .orderBy(orders[sort.replace('-', '')] ?? sql`agent_credentials.expires_on`, (by) =>
        direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
      )
      .orderBy('agent_credentials.id', direction),
    matching.clearSelect(),
    filter,
  )
}

export const insertCredential = (tx: Tx, row: Insertable<AgentCredentials>) =>
  tx.insertInto('agent_credentials').values(row).execute()

/** Writes a change of a credential that was locked before. */
export const updateCredentialRow = (tx: Tx, id: string, change: Updateable<AgentCredentials>) =>
  tx
    .updateTable('agent_credentials')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Asked = { agentIds: readonly string[]; kinds: readonly CredentialKind[]; until: string }

const deciding = prepared((tx, { agentIds, kinds, until }: Asked) =>
  tx
    .selectFrom('agent_credentials as c')
    .select(['c.agent_id', 'c.kind', 'c.issued_on as issuedOn', 'c.expires_on as expiresOn'])
    .where('c.agent_id', '=', anyOf(agentIds))
    .where('c.removed_at', 'is', null)
    .where(
      sql<boolean>`(c.kind = any(${kinds}::text[]) or (c.agent_id, c.kind) in (
        select e.agent_id, e.kind from agent_credentials e
        where e.agency_id = (select app.agency()) and e.agent_id = any(${agentIds}::uuid[])
          and e.removed_at is null and e.expires_on < ${until}::date))`,
    ),
)

/** The dates of what people hold: of the kinds asked for, and of each kind that ended before a day. */
export const findDecidingDates = (tx: Tx, asked: Asked) => deciding(tx, asked)

/**
 * Credentials of active people that end within the days of the first notice, that no other one
 * replaces, in the order of their ids.
 */
export const lockEnding = (tx: Tx, today: string, after: string | null, limit: number) =>
  tx
    .selectFrom('agent_credentials as c')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'c.agency_id').onRef('a.id', '=', 'c.agent_id'),
    )
    .select(['c.id', 'c.agent_id', 'c.kind', 'c.expires_on', 'c.told_days'])
    .where('a.status', '=', 'active')
    .where('c.removed_at', 'is', null)
    .where('c.expires_on', '>=', today)
    .where('c.expires_on', '<=', sql<string>`${today}::date + ${noticeDays[0]}::int`)
    .where(
      sql<boolean>`not exists (
        select from agent_credentials l
        where l.agency_id = c.agency_id and l.agent_id = c.agent_id and l.removed_at is null
          and l.kind = c.kind and coalesce(l.expires_on, 'infinity') > c.expires_on)`,
    )
    .$if(after !== null, (q) => q.where('c.id', '>', after ?? ''))
    .orderBy('c.id')
    .limit(limit)
    .forNoKeyUpdate('c')
    .execute()
