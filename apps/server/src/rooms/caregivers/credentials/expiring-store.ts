import { noticeDays } from '@homeward/domain/caregivers/credentials'
import { type SqlBool, sql } from 'kysely'
import { prepared } from '../../../plumbing/db/prepared.ts'

type Asked = { today: string; officeId: string | null }

/**
 * Credentials of active people that end within the days of the first notice and that no other one
 * replaces, first to end first.
 */
export const findExpiring = prepared((tx, { today, officeId }: Asked) =>
  tx
    .selectFrom('agent_credentials as c')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'c.agency_id').onRef('a.id', '=', 'c.agent_id'),
    )
    .select(['c.id', 'c.agent_id', 'a.name as agent_name', 'c.kind', 'c.expires_on'])
    .where('a.status', '=', 'active')
    .where('c.removed_at', 'is', null)
    .where(sql<SqlBool>`c.expires_on between ${today}::date
      and ${today}::date + ${sql.lit(noticeDays[0])}::int`)
    .where(sql<SqlBool>`not exists (select from agent_credentials l
      where l.agency_id = c.agency_id and l.agent_id = c.agent_id and l.removed_at is null
        and l.kind = c.kind and coalesce(l.expires_on, 'infinity') > c.expires_on)`)
    .where(sql<SqlBool>`(${officeId}::uuid is null or exists (select from assignments s
      where s.agency_id = a.agency_id and s.agent_id = a.id and s.office_id = ${officeId}::uuid))`)
    .orderBy('c.expires_on')
    .orderBy('c.id'),
)
