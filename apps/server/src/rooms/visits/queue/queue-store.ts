import type { VisitException } from '@homeward/domain/visits/exceptions'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { detailed, metaOf, type Paging, refuseTooDeep } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import { exceptionAt } from '../shown/exception-store.ts'
import { isOverAuthorized, overlapsAnother } from '../shown/matter-store.ts'
import { lines, payor, type Queue, queued } from './queued-store.ts'

type Found = { id: string; exception: VisitException | 'none' }

const firstOfEach = prepared((tx, asked: Queue & { most: number }) => {
  const waiting = queued(tx, asked)
    .select(['visits.id', 'visits.starts_at', exceptionAt(asked).as('exception')])
    .as('waiting')
  const placed = tx
    .selectFrom(waiting)
    .select(['id', 'starts_at', 'exception'])
    .select(
      sql<number>`row_number() over (partition by exception order by starts_at, id)`.as('place'),
    )
    .as('placed')
  return tx
    .selectFrom(placed)
    .select(['id', 'exception'])
    .where('place', '<=', asked.most)
    .orderBy('starts_at')
    .orderBy('id')
})

/** The first few waiting visits of each exception, the oldest first. */
export const findFirst = async (tx: Tx, asked: Queue & { most: number }): Promise<Found[]> =>
  (await firstOfEach(tx, asked)) as Found[]

const pageOf = prepared((tx, asked: Queue & { found: string; most: number; skipped: number }) =>
  tx
    .selectFrom(
      queued(tx, asked)
        .select(['visits.id', 'visits.starts_at', exceptionAt(asked).as('exception')])
        .as('waiting'),
    )
    .select(['id', 'exception'])
    .select(sql<number>`(count(*) over ())::int`.as('rows_in_all'))
    .where(sql<boolean>`exception = ${asked.found}`)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(asked.most)
    .offset(asked.skipped),
)

/** A page of the waiting visits of one exception, the oldest first. */
export async function findPage(
  tx: Tx,
  asked: Queue & { found: string },
  { page, items }: Pick<Paging, 'page' | 'items'>,
) {
  const skipped = (page - 1) * items
  refuseTooDeep(skipped)
  const rows = await pageOf(tx, { ...asked, most: Math.max(items, 1), skipped })
  const counted =
    rows.length > 0 || skipped === 0 ? rows : await pageOf(tx, { ...asked, most: 1, skipped: 0 })
  return {
    found: rows.slice(0, items) as unknown as Found[],
    meta: metaOf({ page, items }, counted[0]?.rows_in_all ?? 0),
  }
}

const everyOf = prepared((tx, asked: Queue & { most: number }) =>
  queued(tx, asked)
    .select(['visits.id', exceptionAt(asked).as('exception')])
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .limit(asked.most),
)

/** All waiting visits, the oldest first, up to a number. */
export const findEvery = async (tx: Tx, asked: Queue & { most: number }): Promise<Found[]> =>
  (await everyOf(tx, asked)) as Found[]

const rowsOf = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('visits')
    .where('visits.id', '=', anyOf(ids))
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'visits.agency_id')
        .onRef('clients.id', '=', 'visits.client_id'),
    )
    .leftJoin('agents', (join) =>
      join
        .onRef('agents.agency_id', '=', 'visits.agency_id')
        .onRef('agents.id', '=', 'visits.agent_id'),
    )
    .leftJoin('live_signatures as x', (join) =>
      join
        .onRef('x.agency_id', '=', 'visits.agency_id')
        .on('x.subject_type', '=', 'visit')
        .onRef('x.subject_id', '=', 'visits.id')
        .on('x.signer_role', '=', 'client'),
    )
    .select([
      'visits.id',
      'visits.lock_version',
      'visits.status',
      'visits.scheduled_date',
      'visits.scheduled_time',
      'visits.scheduled_duration',
      'visits.starts_at',
      'visits.ends_at',
      'visits.draft',
      'visits.client_id',
      'clients.name as client_name',
      'visits.agent_id',
      'agents.name as agent_name',
      'agents.phone as agent_phone',
      'visits.check_in_at',
      'visits.check_out_at',
      'visits.check_in_received_at',
      'visits.check_out_received_at',
      'visits.check_in_method',
      'visits.check_out_method',
      'visits.check_in_distance',
      'visits.check_out_distance',
      'visits.check_in_accuracy',
      'visits.check_out_accuracy',
      'visits.reviewed_check_in_at',
      'visits.reviewed_check_out_at',
      'visits.completed_duration',
      'visits.reviewed_duration',
      'visits.held_for',
      'x.signer_role',
      'x.signed_at',
      payor.as('payor_id'),
      sql<string | null>`(select p.name from payors p
        where p.agency_id = visits.agency_id and p.id = ${payor})`.as('payor_name'),
      lines.as('services'),
      overlapsAnother('visits').as('overlaps_another'),
      isOverAuthorized('visits').as('over_authorized'),
      sql<string | null>`(select max(t.answered_at) from visit_activities t
        where t.agency_id = visits.agency_id and t.visit_id = visits.id)`.as('last_task_at'),
      sql<string | null>`(select min(o.check_in_at) from visits o
        where o.agency_id = visits.agency_id and o.agent_id = visits.agent_id
          and o.starts_at >= visits.starts_at and o.starts_at < visits.starts_at + interval '1 day'
          and o.id <> visits.id and o.check_in_at > visits.check_in_at)`.as('next_check_in_at'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('visit_activities as t')
          .innerJoin('service_activities as a', (join) =>
            join.onRef('a.agency_id', '=', 't.agency_id').onRef('a.id', '=', 't.activity_id'),
          )
          .select('a.name')
          .whereRef('t.agency_id', '=', 'visits.agency_id')
          .whereRef('t.visit_id', '=', 'visits.id')
          .where('t.status', '=', 'rejected')
          .orderBy('a.name'),
      ).as('refused_tasks'),
    ),
)

export type QueuedVisit = Awaited<ReturnType<typeof rowsOf>>[number]

/** What the queue shows of visits, in their order. */
export const queuedVisits = (tx: Tx, ids: readonly string[]): Promise<QueuedVisit[]> =>
  detailed(
    tx,
    ids.map((id) => ({ id })),
    rowsOf,
  )
