import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { saidLast } from './last-said-store.ts'

type Cas = { group: string; code: string; amount_cents: number }

/** What the worklist shows of claims. */
export const findDenialRows = (tx: Tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('claims')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'claims.agency_id')
        .onRef('clients.id', '=', 'claims.client_id'),
    )
    .innerJoin('payors', (join) =>
      join
        .onRef('payors.agency_id', '=', 'claims.agency_id')
        .onRef('payors.id', '=', 'claims.payor_id'),
    )
    .innerJoin('services', (join) =>
      join
        .onRef('services.agency_id', '=', 'claims.agency_id')
        .onRef('services.id', '=', 'claims.service_id'),
    )
    .leftJoin('claim_money as m', (join) =>
      join.onRef('m.agency_id', '=', 'claims.agency_id').onRef('m.claim_id', '=', 'claims.id'),
    )
    .select([
      'claims.id',
      'claims.number',
      'claims.client_id',
      'clients.first_name',
      'clients.last_name',
      'claims.payor_id',
      'claims.payer_order',
      'claims.first_payor_id',
      'claims.transmitted_at',
      'payors.name as payor_name',
      'payors.timely_filing_days',
      'payors.first_appeal_days',
      'payors.second_appeal_days',
      'claims.service_id',
      'services.label as service_label',
      'claims.start_date',
      'claims.status',
      'claims.charge_cents',
      'claims.denied_cents',
      'claims.underpaid_cents',
      'claims.denied_on',
      'claims.owner_id',
      'claims.owner_name',
      'claims.follow_up_action',
      'claims.follow_up_on',
      'claims.resolution_status',
      sql<number>`coalesce(m.owed_cents, 0)::float8`.as('owed_cents'),
      sql<number>`coalesce(m.patient_cents, 0)::float8`.as('patient_cents'),
      sql<Cas[]>`coalesce((select json_agg(json_build_object('group', a.group_code,
          'code', a.reason_code, 'amount_cents', a.amount_cents) order by a.amount_cents desc)
        from era_adjustments a
        where a.agency_id = claims.agency_id and a.era_claim_id = ${saidLast('r.id')}), '[]')`.as(
        'adjustments',
      ),
      sql<string[]>`coalesce(${saidLast(`r.remarks || coalesce((select array_agg(distinct m)
          from era_charges l, unnest(l.remarks) m
          where l.agency_id = r.agency_id and l.era_claim_id = r.id), '{}')`)}, '{}')`.as(
        'remarks',
      ),
      sql<string>`(select max(l.service_date)::text from claim_lines l
        where l.agency_id = claims.agency_id and l.claim_id = claims.id)`.as('last_day'),
    ])
    .where('claims.id', 'in', ids)
    .execute()
