import { deliveredStatuses } from '@homeward/domain/visits/moment'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Asked = { id: string; from: string }

/** So many are shown; of whoever comes after them the visits are still counted. */
const most = 20

const delivered = (tx: Tx, { from }: Asked) =>
  tx
    .selectFrom('visits')
    .where('visits.status', 'in', deliveredStatuses)
    .where('visits.starts_at', '>=', from)

const counted = [
  sql<number>`count(*)`.as('visits'),
  sql<number>`coalesce(sum(coalesce(visits.reviewed_duration, visits.completed_duration)), 0)`.as(
    'minutes',
  ),
  sql<string>`max(visits.scheduled_date)`.as('last_visit_on'),
  sql<number>`sum(count(*)) over ()`.as('all_visits'),
] as const

/** Who gave a client care since then, those of the most visits first. */
export const findCareTeam = (tx: Tx, asked: Asked) =>
  delivered(tx, asked)
    .where('visits.client_id', '=', asked.id)
    .innerJoin('agents as partner', (join) =>
      join
        .onRef('partner.agency_id', '=', 'visits.agency_id')
        .onRef('partner.id', '=', 'visits.agent_id'),
    )
    .select(['partner.id', 'partner.name', ...counted])
    .groupBy(['partner.id', 'partner.name'])
    .orderBy('visits', 'desc')
    .orderBy('partner.name')
    .limit(most)
    .execute()

/** Whom a caregiver served since then, those of the most visits first. */
export const findClientsServed = (tx: Tx, asked: Asked) =>
  delivered(tx, asked)
    .where('visits.agent_id', '=', asked.id)
    .innerJoin('clients as partner', (join) =>
      join
        .onRef('partner.agency_id', '=', 'visits.agency_id')
        .onRef('partner.id', '=', 'visits.client_id'),
    )
    .select(['partner.id', 'partner.name', ...counted])
    .groupBy(['partner.id', 'partner.name'])
    .orderBy('visits', 'desc')
    .orderBy('partner.name')
    .limit(most)
    .execute()

export const hasClient = async (tx: Tx, id: string) =>
  tx.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst()

export const hasAgent = async (tx: Tx, id: string) =>
  tx.selectFrom('agents').select('id').where('id', '=', id).executeTakeFirst()
