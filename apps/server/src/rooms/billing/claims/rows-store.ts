import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Statuses of claims that bill what was last written on them, and not what was filed last. */
const open = sql`(array['draft', 'pre_integration', 'for_review', 'ready_to_send', 'on_hold', 'unbilled'])`

/**
 * Whether what was found when an open claim was last checked still holds: today, of this version, and while no change
 * waits to be followed. A void and a claim at a later payor bill what was filed, and are not kept.
 */
const isCurrent = (
  today: string,
) => sql<boolean>`(d.day = ${today}::date and d.lock_version = c.lock_version
  and c.frequency_code <> '8' and c.payer_order = 'primary'
  and not (select app.work_waits('billing.recheck')))`

/**
 * Whether the last filing may say something else than the claim, or why it was sent back. A claim that is filed keeps
 * what it billed; only a correction, a void and what a later payor has may be written on it and never sent.
 */
const mayDiffer = sql<boolean>`(c.status <> all ${open} and (c.changed_since_filing or c.frequency_code <> '1'
  or c.payer_order <> 'primary' or c.status = 'rejected'))`

/**
 * Claims as a list shows them: those that are open as they were last checked, all others as they were filed last and as
 * the journal has them. What is read of an open claim holds only if it is `current`.
 */
export const findClaimRows = (tx: Tx, ids: readonly string[], today: string) =>
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
            sql<string[]>`array(select r.value ->> 'sentence'
              from jsonb_array_elements(f.reasons) r where f.state = 'rejected')`.as('reasons'),
          ])
          .whereRef('f.agency_id', '=', 'c.agency_id')
          .whereRef('f.claim_id', '=', 'c.id')
          .where('f.state', '<>', 'withdrawn')
          .where(mayDiffer)
          .orderBy('f.sequence', 'desc')
          .limit(1)
          .as('f'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('checked_claims as d')
          .select(['d.claim_id', 'd.day', 'd.lock_version'])
          .whereRef('d.agency_id', '=', 'c.agency_id')
          .whereRef('d.claim_id', '=', 'c.id')
          .where(sql<boolean>`c.status = any ${open}`)
          // Read as it stands: so the database asks nothing where the claim is not open.
          .limit(1)
          .as('d'),
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
      sql<boolean>`coalesce(${isCurrent(today)}, false)`.as('current'),
      sql<string[]>`case when d.claim_id is null then coalesce(f.reasons, '{}') else array(
        select x.sentence from claim_checks x where x.agency_id = c.agency_id and x.claim_id = c.id
          and x.severity = 'error' order by x.place) end`.as('issues'),
    ])
    .where('c.id', 'in', ids)
    .execute()
