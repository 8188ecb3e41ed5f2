import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Visits } from '../../../plumbing/db/schema.generated.ts'
import { isOfOffice } from '../office-store.ts'

type Narrowed = {
  clientId: string | undefined
  agentId: string | undefined
  officeId: string | undefined
}
type Span = { from: string; before: string }

/** The visits of a week that take place, by their start; one more than `most` where there are more. */
export const findToCopy = (tx: Tx, { from, before }: Span, narrowed: Narrowed, most: number) =>
  tx
    .selectFrom('visits')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'visits.agency_id').onRef('c.id', '=', 'visits.client_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'visits.agency_id').onRef('a.id', '=', 'visits.agent_id'),
    )
    .select([
      'visits.id',
      'visits.client_id',
      'visits.agent_id',
      'visits.payor_id',
      'visits.authorization_id',
      'visits.scheduled_date',
      'visits.scheduled_time',
      'visits.scheduled_duration',
      'visits.overlap_reason',
      'c.name as client_name',
      'c.status as client_status',
      'a.name as agent_name',
    ])
    .where('visits.starts_at', '>=', from)
    .where('visits.starts_at', '<', before)
    .where('visits.status', 'not in', [...ignoredInOverlap])
    .$if(narrowed.clientId !== undefined, (q) =>
      q.where('visits.client_id', '=', narrowed.clientId ?? ''),
    )
    .$if(narrowed.agentId !== undefined, (q) =>
      q.where('visits.agent_id', '=', narrowed.agentId ?? null),
    )
    .$if(narrowed.officeId !== undefined, (q) => q.where(isOfOffice(narrowed.officeId ?? '')))
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .limit(most + 1)
    .execute()

export type ToCopy = Awaited<ReturnType<typeof findToCopy>>[number]

/** Starts of the visits that clients have in a week, also of canceled ones: `client start`. */
export async function findThere(
  tx: Tx,
  { from, before }: Span,
  clientIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('visits')
    .select(['client_id', 'starts_at'])
    .where('client_id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', before)
    .where('status', '<>', 'archived')
    .execute()
  return new Set(rows.map((row) => `${row.client_id} ${row.starts_at}`))
}

/** Holds people, so that nobody books them meanwhile. */
export async function holdPeople(
  tx: Tx,
  { agentIds, clientIds }: { agentIds: readonly string[]; clientIds: readonly string[] },
): Promise<void> {
  await tx
    .selectFrom('clients')
    .select('id')
    .where('id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .selectFrom('agents')
    .select('id')
    .where('id', '=', sql<string>`any(${agentIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export type Copy = Insertable<Visits> & { id: string; copied: string }

/** Stores copies with the services of what they copy; answers them as they were stored. */
export async function insertCopies(tx: Tx, copies: readonly Copy[]) {
  if (copies.length === 0) return []
  const added = await tx
    .insertInto('visits')
    .values(copies.map(({ copied: _copied, ...row }) => row))
    .returning(['id', 'lock_version'])
    .execute()
  await sql`insert into visit_services (agency_id, visit_id, service_id, position, minutes)
    select l.agency_id, p.id, l.service_id, l.position, l.minutes
    from unnest(${copies.map(({ id }) => id)}::uuid[],
        ${copies.map(({ copied }) => copied)}::uuid[]) as p (id, copied)
      join visit_services l on l.agency_id = (select app.agency()) and l.visit_id = p.copied`.execute(
    tx,
  )
  return added
}
