import { type Expression, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'

type Asked = {
  agents: readonly string[]
  /** Instants of a pay week. */
  from: string
  until: string
  /** Days around it in which work that reaches into it may be planned. */
  around: string
}

/** Visits of people in a week, with what their pay follows from: reviewed times and the rate's keys. */
const worked = prepared((tx, { agents, from, until, around }: Asked) =>
  tx
    .selectFrom('visits as v')
    .leftJoin('client_addresses as a', (join) =>
      join
        .onRef('a.agency_id', '=', 'v.agency_id')
        .onRef('a.client_id', '=', 'v.client_id')
        .on('a.primary', '=', true),
    )
    .select(['v.id', 'v.agent_id', 'v.client_id', 'v.payor_id', 'v.status', 'v.scheduled_date'])
    .select(['v.starts_at', 'v.scheduled_duration', 'v.canceled_at', 'v.canceled_by'])
    .select(['v.reviewed_check_in_at', 'v.reviewed_check_out_at', 'v.check_in_at'])
    .select(['a.latitude', 'a.longitude'])
    .select((eb) =>
      eb
        .selectFrom('visit_services as s')
        .select('s.service_id')
        .whereRef('s.agency_id', '=', 'v.agency_id')
        .whereRef('s.visit_id', '=', 'v.id')
        .orderBy('s.position')
        .limit(1)
        .as('service_id'),
    )
    .where('v.agent_id', '=', anyOf(agents))
    .where('v.starts_at', '>=', sql<string>`${from}::timestamptz - ${around}::interval`)
    .where('v.starts_at', '<', sql<string>`${until}::timestamptz + ${around}::interval`)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('v.status', '=', sql.lit('approved')),
          eb('v.reviewed_check_in_at', '<', until),
          eb('v.reviewed_check_out_at', '>', from),
        ]),
        eb.and([
          eb('v.status', '=', sql.lit('completed')),
          eb(eb.fn.coalesce('v.check_in_at', 'v.starts_at'), '<', until),
          eb(eb.fn.coalesce('v.check_in_at', 'v.starts_at'), '>=', from),
        ]),
        eb.and([
          eb('v.status', '=', sql.lit('canceled')),
          eb('v.canceled_by', '=', sql.lit('client')),
          eb('v.canceled_at', 'is not', null) as Expression<boolean>,
        ]),
      ]),
    ),
)

/**
 * Approved visits of people that reach into a week, completed ones that began in it, and those around it that a
 * client canceled.
 */
export const findWork = (tx: Tx, asked: Asked) => worked(tx, asked)
export type WorkRow = Awaited<ReturnType<typeof findWork>>[number]

const visit = prepared((tx, { id }: { id: string }) =>
  tx
    .selectFrom('visits')
    .select(['agent_id', 'starts_at', 'reviewed_check_in_at', 'reviewed_check_out_at'])
    .select(['check_in_at', 'check_out_at'])
    .where('id', '=', id),
)

/** Whose visit it is, and when it took place. */
export const findVisit = async (tx: Tx, id: string) => (await visit(tx, { id }))[0]

const people = prepared((tx, { from, until }: { from: string; until: string }) =>
  tx
    .selectFrom('visits')
    .select('agent_id')
    .distinct()
    .where('agent_id', 'is not', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where((eb) =>
      eb.or([
        eb('status', 'in', sql<never>`('approved', 'completed')`),
        eb.and([eb('status', '=', 'canceled'), eb('canceled_by', '=', 'client')]),
      ]),
    ),
)

/** People with visits between two instants that took place, or that the client canceled. */
export const findWorkers = async (tx: Tx, from: string, until: string): Promise<string[]> =>
  (await people(tx, { from, until })).flatMap(({ agent_id }) => agent_id ?? [])
