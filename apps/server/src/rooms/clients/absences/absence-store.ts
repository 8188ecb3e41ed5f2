import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'

/** Absences with whose they are. */
export const absenceRows = (tx: Tx) =>
  tx.selectFrom('client_absences').select([
    'client_absences.id',
    'client_absences.client_id',
    sql<string>`(select w.name from clients w
        where w.agency_id = client_absences.agency_id and w.id = client_absences.client_id)`.as(
      'client_name',
    ),
    'client_absences.kind',
    'client_absences.start_date',
    'client_absences.start_time',
    'client_absences.end_date',
    'client_absences.end_time',
    'client_absences.starts_at',
    'client_absences.ends_at',
    'client_absences.note',
    'client_absences.status',
    'client_absences.lock_version',
  ])

/** Holds a client, so that nobody changes them meanwhile. */
export const holdClient = (tx: Tx, id: string) =>
  tx.selectFrom('clients').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

type Asked = { ids: readonly string[]; from: string; to: string }

const during = prepared((tx, { ids, from, to }: Asked) =>
  tx
    .selectFrom('client_absences')
    .select(['client_id', 'kind', 'starts_at', 'ends_at'])
    .where('client_id', '=', anyOf(ids))
    .where('status', '=', 'active')
    .where('starts_at', '<', to)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', from)]))
    .orderBy('starts_at'),
)

/** Absences that count and touch the time between two instants. */
export const findAbsences = (tx: Tx, asked: Asked) => during(tx, asked)
