import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/** An agent, held so that two people who book the same caregiver do so one after the other. */
export const lockAgent = (tx: Tx, id: string) =>
  tx
    .selectFrom('agents')
    .select(['id', 'status', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The first other visit that takes up time of an agent between two instants. */
export const findClash = (
  tx: Tx,
  at: { agentId: string; startsAt: string; endsAt: string; but: string },
) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .select(['c.name as client_name', 'v.starts_at', 'v.ends_at'])
    .where('v.agent_id', '=', at.agentId)
    .where('v.id', '<>', at.but)
    .where('v.status', 'not in', ignoredInOverlap)
    // No visit lasts longer than a day; the lower bound lets the index find the few in question.
    .where('v.starts_at', '>', sql<string>`${at.startsAt}::timestamptz - interval '25 hours'`)
    .where('v.starts_at', '<', at.endsAt)
    .where('v.ends_at', '>', at.startsAt)
    .orderBy('v.starts_at')
    .executeTakeFirst()
