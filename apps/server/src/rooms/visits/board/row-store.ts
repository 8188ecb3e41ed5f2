import { mostScheduleRows } from '@homeward/contract/visits/board'
import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Asked = { from: string; before: string; officeId: string | undefined }

const minutesOf = (column: 'agent_id' | 'client_id', { from, before }: Asked) =>
  sql<number>`(select coalesce(sum(v.scheduled_duration), 0)::int from visits v
    where v.agency_id = p.agency_id and v.${sql.ref(column)} = p.id
      and v.starts_at >= ${from} and v.starts_at < ${before}
      and v.status <> all(${[...ignoredInOverlap]}))`.as('minutes')

/** Active caregivers by name, with the minutes of their visits. */
export const findCaregiverRows = (tx: Tx, asked: Asked) =>
  tx
    .selectFrom('agents as p')
    .select(['p.id', 'p.name', 'p.minutes_wanted as wanted_minutes', minutesOf('agent_id', asked)])
    .where('p.type', '=', 'Caregiver')
    .where('p.status', '=', 'active')
    .$if(asked.officeId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from assignments a where a.agency_id = p.agency_id
        and a.agent_id = p.id and a.office_id = ${asked.officeId ?? null}::uuid)`),
    )
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(mostScheduleRows)
    .execute()

/** Clients in care by name, with the minutes of their visits. */
export const findClientRows = (tx: Tx, asked: Asked) =>
  tx
    .selectFrom('clients as p')
    .select(['p.id', 'p.name', minutesOf('client_id', asked)])
    .where('p.status', '=', 'active')
    .$if(asked.officeId !== undefined, (q) => q.where('p.office_id', '=', asked.officeId ?? null))
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(mostScheduleRows)
    .execute()
