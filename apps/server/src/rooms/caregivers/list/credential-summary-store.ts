import { noticeDays } from '@homeward/domain/caregivers/credentials'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type CredentialSummary = {
  expired: number
  expiring: number
  next_expires_on: string | null
}

/**
 * How the credentials of the `agents` row of the outer query stand on a day; of each kind the one that
 * lasts longest counts.
 */
export const credentialSummary = (today: string) => sql<CredentialSummary>`(
  select json_build_object(
    'expired', count(*) filter (where ends < ${today}::date),
    'expiring', count(*) filter (
      where ends between ${today}::date and ${today}::date + ${noticeDays[0]}::int),
    'next_expires_on', min(ends) filter (where ends < 'infinity'))
  from (
    select max(coalesce(c.expires_on, 'infinity')) as ends
    from agent_credentials c
    where c.agency_id = agents.agency_id and c.agent_id = agents.id and c.removed_at is null
    group by c.kind) as kinds)`

/** How the credentials of one person stand on a day. */
export const findCredentialSummary = async (
  tx: Tx,
  agentId: string,
  today: string,
): Promise<CredentialSummary> =>
  (
    await tx
      .selectFrom('agents')
      .select(credentialSummary(today).as('credentials'))
      .where('agents.id', '=', agentId)
      .executeTakeFirstOrThrow()
  ).credentials

type State = 'valid' | 'expiring' | 'expired' | 'missing'

/** Whether the `agents` row of the outer query has a credential (of a kind) in a state. */
export function hasCredential(
  filter: { credential?: string | undefined; credential_state?: State | undefined },
  today: string,
) {
  const { credential: kind, credential_state: state = 'valid' } = filter
  const ofKind = kind === undefined ? sql`true` : sql`c.kind = ${kind}`
  const held = (condition: ReturnType<typeof sql>) => sql<boolean>`exists (
    select from agent_credentials c
    where c.agency_id = agents.agency_id and c.agent_id = agents.id and c.removed_at is null
      and ${ofKind} and ${condition})`
  const last = sql`not exists (
    select from agent_credentials l
    where l.agency_id = c.agency_id and l.agent_id = c.agent_id and l.removed_at is null
      and l.kind = c.kind and coalesce(l.expires_on, 'infinity') > c.expires_on)`
  const conditions = {
    valid: held(sql`(c.issued_on is null or c.issued_on <= ${today}::date)
      and (c.expires_on is null or c.expires_on >= ${today}::date)`),
    expiring: held(sql`c.expires_on between ${today}::date
      and ${today}::date + ${noticeDays[0]}::int and ${last}`),
    expired: held(sql`c.expires_on < ${today}::date and ${last}`),
    missing: sql<boolean>`not ${held(sql`true`)}`,
  }
  return conditions[state]
}
