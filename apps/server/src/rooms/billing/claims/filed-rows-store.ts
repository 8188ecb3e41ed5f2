import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Claims that are not open, as a list shows them: what was filed last, and what the journal says of it. */
export const findFiledRows = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('clients as k', (join) =>
      join.onRef('k.agency_id', '=', 'c.agency_id').onRef('k.id', '=', 'c.client_id'),
    )
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'c.agency_id').onRef('p.id', '=', 'c.payor_id'),
    )
    .innerJoin('services as s', (join) =>
      join.onRef('s.agency_id', '=', 'c.agency_id').onRef('s.id', '=', 'c.service_id'),
    )
    .leftJoin('claim_money as m', (join) =>
      join.onRef('m.agency_id', '=', 'c.agency_id').onRef('m.claim_id', '=', 'c.id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('claim_filings as f')
          .select([
            'f.units',
            'f.charge_cents',
            sql<number | null>`(f.content #>> '{lines,0,minutesPerUnit}')::int`.as(
              'minutes_per_unit',
            ),
          ])
          .whereRef('f.agency_id', '=', 'c.agency_id')
          .whereRef('f.claim_id', '=', 'c.id')
          .where('f.state', '<>', 'withdrawn')
          .orderBy('f.sequence', 'desc')
          .limit(1)
          .as('f'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'c.id',
      'c.number',
      'c.start_date',
      'c.client_id',
      'k.name as client_name',
      'c.payor_id',
      'p.name as payor_name',
      'c.payer_order',
      'c.service_id',
      's.label as service_label',
      'c.status',
      'c.transmitted_at',
      'c.changed_since_filing',
      eb.fn.coalesce('f.units', 'c.billing_units').as('billing_units'),
      eb.fn.coalesce('f.minutes_per_unit', 'c.minutes_per_unit').as('minutes_per_unit'),
      eb.fn.coalesce('f.charge_cents', 'c.charge_cents').as('charge_cents'),
      eb.fn.coalesce('m.paid_cents', sql<number>`0`).as('paid_cents'),
      sql<number>`coalesce(m.owed_cents + m.denied_cents, 0)`.as('owed_cents'),
    ])
    .where('c.id', 'in', ids)
    .execute()
