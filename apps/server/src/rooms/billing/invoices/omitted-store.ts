import type { ServiceStatus } from '@homeward/domain/catalogue/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The visits of a client between two days with services that are on no live claim. */
export const findUnclaimed = (tx: Tx, of: { clientId: string; from: string; through: string }) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'v.agency_id').onRef('a.id', '=', 'v.agent_id'),
    )
    .leftJoin('authorizations as z', (join) =>
      join.onRef('z.agency_id', '=', 'v.agency_id').onRef('z.id', '=', 'v.authorization_id'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('visit_services as l')
          .innerJoin('services as s', (join) =>
            join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
          )
          .leftJoin('claim_visits as b', (join) =>
            join
              .onRef('b.agency_id', '=', 'l.agency_id')
              .onRef('b.visit_id', '=', 'l.visit_id')
              .onRef('b.service_id', '=', 'l.service_id')
              .on('b.live', '=', true),
          )
          .whereRef('l.agency_id', '=', 'v.agency_id')
          .whereRef('l.visit_id', '=', 'v.id')
          .select([
            sql<{ label: string; status: ServiceStatus }[]>`coalesce(jsonb_agg(
              jsonb_build_object('label', s.label, 'status', s.status) order by l.position)
              filter (where b.claim_id is null), '[]')`.as('services'),
            sql<boolean>`bool_or(b.claim_id is not null)`.as('in_part'),
          ])
          .as('left_over'),
      (join) => join.onTrue(),
    )
    .select([
      'v.id',
      'v.scheduled_date',
      'v.starts_at',
      'v.ends_at',
      'v.status',
      'a.name as agent',
      'left_over.services',
      'left_over.in_part',
      sql<boolean>`coalesce(z.payor_id, v.payor_id, c.primary_payor_id) is not null`.as(
        'has_payor',
      ),
    ])
    .where('v.client_id', '=', of.clientId)
    .where('v.scheduled_date', '>=', of.from)
    .where('v.scheduled_date', '<=', of.through)
    .where('v.draft', '=', false)
    .where(sql<boolean>`left_over.services <> '[]'`)
    .orderBy('v.starts_at')
    .limit(200)
    .execute()
