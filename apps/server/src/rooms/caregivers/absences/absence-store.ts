import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import type { AgentAbsences } from '../../../plumbing/db/schema.generated.ts'

/** Absences with whose they are. */
export const absenceRows = (tx: Tx) =>
  tx.selectFrom('agent_absences').select([
    'agent_absences.id',
    'agent_absences.agent_id',
    sql<string>`(select w.name from agents w
        where w.agency_id = agent_absences.agency_id and w.id = agent_absences.agent_id)`.as(
      'agent_name',
    ),
    'agent_absences.kind',
    'agent_absences.reason',
    'agent_absences.outcome',
    'agent_absences.start_date',
    'agent_absences.start_time',
    'agent_absences.end_date',
    'agent_absences.end_time',
    'agent_absences.starts_at',
    'agent_absences.ends_at',
    'agent_absences.note',
    'agent_absences.status',
    'agent_absences.lock_version',
  ])

/** Holds an agent, so that nobody assigns them meanwhile. */
export const holdAgent = (tx: Tx, id: string) =>
  tx.selectFrom('agents').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

type Asked = { ids: readonly string[]; from: string; to: string }

const during = prepared((tx, { ids, from, to }: Asked) =>
  tx
    .selectFrom('agent_absences')
    .select(['agent_id', 'kind', 'starts_at', 'ends_at'])
    .where('agent_id', '=', anyOf(ids))
    .where('status', '=', 'active')
    .where('starts_at', '<', to)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', from)]))
    .orderBy('starts_at'),
)

/** Absences that count and touch the time between two instants. */
export const findAbsences = (tx: Tx, asked: Asked) => during(tx, asked)

/** Stores an absence. */
export const insertAbsence = (tx: Tx, absence: Insertable<AgentAbsences>) =>
  tx.insertInto('agent_absences').values(absence).execute()

/** A person's absences that are not over, in the order of their start. */
export const findUpcoming = (tx: Tx, agentId: string, today: string) =>
  tx
    .selectFrom('agent_absences')
    .select(['id', 'kind', 'start_date', 'end_date'])
    .where('agent_id', '=', agentId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('end_date', 'is', null), eb('end_date', '>=', today)]))
    .orderBy('start_date')
    .limit(50)
    .execute()
