import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { ClaimFilings, DB } from '../../../plumbing/db/schema.generated.ts'

/** Claims that use no units of an authorization and block nothing. */
const withdrawn = ['voided', 'unbillable'] as const

/** A sending of a claim, as its next one needs it. */
type Filed = Pick<
  Selectable<ClaimFilings>,
  | 'id'
  | 'sequence'
  | 'frequency'
  | 'state'
  | 'charge_cents'
  | 'content'
  | 'payer_order'
  | 'payor_id'
  | 'payer_claim_number'
>

/** The services of a claim. */
const servicesOf = (eb: ExpressionBuilder<DB & { c: DB['claims'] }, 'c'>) =>
  eb
    .selectFrom('claim_lines as n')
    .select('n.service_id')
    .whereRef('n.agency_id', '=', 'c.agency_id')
    .whereRef('n.claim_id', '=', 'c.id')

/** Claims with lines, filings, payor, service, rates and authorizations; the client comes through the clients' door. */
export const findClaimRecords = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('clients as k', (join) =>
      join.onRef('k.agency_id', '=', 'c.agency_id').onRef('k.id', '=', 'c.client_id'),
    )
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'c.agency_id').onRef('p.id', '=', 'c.payor_id'),
    )
    // Its rules and rates made the claim, whichever payor has it now.
    .innerJoin('payors as w', (join) =>
      join
        .onRef('w.agency_id', '=', 'c.agency_id')
        .on('w.id', '=', sql<string>`coalesce(c.first_payor_id, c.payor_id)`),
    )
    .leftJoin('integration_accounts as e', (join) =>
      join.onRef('e.agency_id', '=', 'p.agency_id').onRef('e.id', '=', 'p.evv_account_id'),
    )
    .innerJoin('services as s', (join) =>
      join.onRef('s.agency_id', '=', 'c.agency_id').onRef('s.id', '=', 'c.service_id'),
    )
    .selectAll('c')
    .select((eb) => [
      'k.name as client_name',
      'k.primary_payor_id',
      'k.office_id',
      'p.name as payor_name',
      'w.id as pricing_payor_id',
      'w.unit_rounding',
      'p.timely_filing_days',
      'p.member_id_pattern',
      'e.vendor as evv_vendor',
      jsonArrayFrom(
        eb
          .selectFrom('integration_accounts as i')
          .select((of) => [
            'i.id',
            'i.name',
            of
              .exists(
                of
                  .selectFrom('answering_accounts as u')
                  .whereRef('u.agency_id', '=', 'i.agency_id')
                  .whereRef('u.account_id', '=', 'i.id'),
              )
              .$castTo<boolean>()
              .as('answers'),
          ])
          .whereRef('i.agency_id', '=', 'c.agency_id')
          .where('i.status', '=', 'active')
          .where((or) =>
            or.or([
              or('i.id', '=', or.ref('p.evv_account_id')),
              or('i.id', '=', or.ref('p.aggregator_account_id')),
            ]),
          )
          .orderBy('i.name'),
      ).as('evv_accounts'),
      'p.required_checks',
      'p.required_credentials',
      'p.claim_grouping',
      's.label as service_label',
      sql<number>`coalesce((${eb
        .selectFrom('patient_applications as y')
        .select(({ fn }) => fn.sum('y.amount_cents').as('paid'))
        .whereRef('y.agency_id', '=', 'c.agency_id')
        .whereRef('y.claim_id', '=', 'c.id')
        .where('y.taken_back_at', 'is', null)}), 0)::float8`.as('patient_paid_cents'),
      jsonArrayFrom(
        eb
          .selectFrom('claim_lines as n')
          .innerJoin('services as t', (join) =>
            join.onRef('t.agency_id', '=', 'n.agency_id').onRef('t.id', '=', 'n.service_id'),
          )
          .select([
            'n.line_number',
            'n.service_id',
            'n.service_date',
            'n.authorization_id',
            't.label',
            't.procedure_code',
            't.modifiers',
            't.minutes_per_unit',
          ])
          .whereRef('n.agency_id', '=', 'c.agency_id')
          .whereRef('n.claim_id', '=', 'c.id')
          .orderBy('n.line_number'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('claim_filings as f')
          .select([
            'f.id',
            'f.sequence',
            'f.frequency',
            'f.state',
            'f.charge_cents',
            'f.content',
            'f.payer_order',
            'f.payor_id',
            'f.payer_claim_number',
          ])
          .whereRef('f.agency_id', '=', 'c.agency_id')
          .whereRef('f.claim_id', '=', 'c.id')
          .orderBy('f.sequence'),
      )
        // Kysely takes digits in JSON for a number.
        .$castTo<Filed[]>()
        .as('filings'),
      jsonArrayFrom(
        eb
          .selectFrom('payor_rates as r')
          .select(['r.service_id', 'r.start_date', 'r.end_date', 'r.cents_per_unit'])
          .whereRef('r.agency_id', '=', 'c.agency_id')
          .whereRef('r.payor_id', '=', 'w.id')
          .where('r.service_id', 'in', servicesOf),
      ).as('rates'),
      // The authorization that the visit was planned on, and later ones for the same care.
      jsonArrayFrom(
        eb
          .selectFrom('authorizations as z')
          .select((of) => [
            'z.id',
            'z.number',
            'z.start_date',
            'z.end_date',
            'z.status',
            'z.minutes_per_unit',
            'z.payor_id',
            'z.insurance_state',
            'z.units',
            'z.unit_period',
            sql<string[]>`array(${of
              .selectFrom('authorization_services as l')
              .select('l.service_id')
              .whereRef('l.agency_id', '=', 'z.agency_id')
              .whereRef('l.authorization_id', '=', 'z.id')})`.as('service_ids'),
          ])
          .whereRef('z.agency_id', '=', 'c.agency_id')
          .whereRef('z.client_id', '=', 'c.client_id')
          .where((or) =>
            or.or([
              or('z.id', 'in', (line) =>
                line
                  .selectFrom('claim_lines as n')
                  .select('n.authorization_id')
                  .whereRef('n.agency_id', '=', 'c.agency_id')
                  .whereRef('n.claim_id', '=', 'c.id'),
              ),
              or.and([
                or('z.payor_id', '=', or.ref('w.id')),
                or.exists(
                  or
                    .selectFrom('authorization_services as l')
                    .whereRef('l.agency_id', '=', 'z.agency_id')
                    .whereRef('l.authorization_id', '=', 'z.id')
                    .where('l.service_id', 'in', servicesOf),
                ),
              ]),
            ]),
          )
          .orderBy('z.start_date', 'desc'),
      ).as('authorizations'),
    ])
    .where('c.id', 'in', ids)
    .execute()

export type ClaimRecord = Awaited<ReturnType<typeof findClaimRecords>>[number]

/** The visits of claims, each with its possible problems for a payor. */
export const findBilledVisits = (tx: Tx, claimIds: readonly string[]) =>
  tx
    .selectFrom('claim_visits as b')
    .innerJoin('claims as c', (join) =>
      join.onRef('c.agency_id', '=', 'b.agency_id').onRef('c.id', '=', 'b.claim_id'),
    )
    .innerJoin('visits as v', (join) =>
      join.onRef('v.agency_id', '=', 'b.agency_id').onRef('v.id', '=', 'b.visit_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'v.agency_id').onRef('a.id', '=', 'v.agent_id'),
    )
    .select((eb) => [
      'b.claim_id',
      'b.service_id',
      'b.line_number',
      'v.id',
      'v.status',
      'v.agent_id',
      'a.name as agent_name',
      'a.first_name as agent_first_name',
      'a.last_name as agent_last_name',
      'a.npi as agent_npi',
      'a.provider_number as agent_number',
      'a.taxonomy_code as agent_taxonomy',
      eb
        .selectFrom('agent_provider_numbers as q')
        .select('q.number')
        .whereRef('q.agency_id', '=', 'v.agency_id')
        .whereRef('q.agent_id', '=', 'v.agent_id')
        .whereRef('q.payor_id', '=', 'c.payor_id')
        .as('agent_payor_number'),
      'v.scheduled_date',
      'v.scheduled_duration',
      'v.check_in_at',
      'v.check_out_at',
      'v.check_in_method',
      'v.check_in_reason',
      'v.check_out_method',
      'v.check_out_reason',
      'v.reviewed_check_in_at',
      'v.reviewed_check_out_at',
      'v.completed_duration',
      'v.reviewed_duration',
      'v.check_in_distance',
      'v.check_out_distance',
      'v.review_reason',
      'v.overlap_reason',
      // By the client or for them, or waived with a reason.
      eb
        .exists(
          eb
            .selectFrom('live_signatures as g')
            .whereRef('g.agency_id', '=', 'v.agency_id')
            .where('g.subject_type', '=', 'visit')
            .whereRef('g.subject_id', '=', 'v.id')
            .where('g.signer_role', 'in', ['client', 'guardian']),
        )
        .as('signed'),
      jsonArrayFrom(
        eb
          .selectFrom('visit_verifications as w')
          .select([
            'w.account_id as accountId',
            'w.status',
            sql<string | null>`w.problems -> 0 ->> 'message'`.as('problem'),
          ])
          .whereRef('w.agency_id', '=', 'v.agency_id')
          .whereRef('w.visit_id', '=', 'v.id'),
      ).as('verifications'),
      jsonArrayFrom(
        eb
          .selectFrom('visit_services as l')
          .select(['l.service_id as serviceId', 'l.minutes'])
          .whereRef('l.agency_id', '=', 'v.agency_id')
          .whereRef('l.visit_id', '=', 'v.id')
          .orderBy('l.position'),
      ).as('services'),
      jsonArrayFrom(
        eb
          .selectFrom('agent_credentials as h')
          .select(['h.kind', 'h.issued_on as issuedOn', 'h.expires_on as expiresOn'])
          .whereRef('h.agency_id', '=', 'v.agency_id')
          .whereRef('h.agent_id', '=', 'v.agent_id')
          .where('h.removed_at', 'is', null),
      ).as('credentials'),
      eb
        .selectFrom('visits as o')
        .innerJoin('clients as k', (join) =>
          join.onRef('k.agency_id', '=', 'o.agency_id').onRef('k.id', '=', 'o.client_id'),
        )
        .select('k.name')
        .whereRef('o.agency_id', '=', 'v.agency_id')
        .whereRef('o.agent_id', '=', 'v.agent_id')
        .whereRef('o.id', '<>', 'v.id')
        .where('o.status', 'not in', ignoredInOverlap)
        .where(atTheSameTime)
        .orderBy('o.starts_at')
        .limit(1)
        .as('overlaps_with'),
      eb
        .selectFrom('visits as o')
        .innerJoin('agents as g', (join) =>
          join.onRef('g.agency_id', '=', 'o.agency_id').onRef('g.id', '=', 'o.agent_id'),
        )
        .select('g.name')
        .whereRef('o.agency_id', '=', 'v.agency_id')
        .whereRef('o.client_id', '=', 'v.client_id')
        .whereRef('o.agent_id', '<>', 'v.agent_id')
        .where('o.status', 'not in', ignoredInOverlap)
        .where(atTheSameTime)
        .orderBy('o.starts_at')
        .limit(1)
        .as('alongside'),
      eb
        .selectFrom('claim_lines as i')
        .innerJoin('claims as d', (join) =>
          join.onRef('d.agency_id', '=', 'i.agency_id').onRef('d.id', '=', 'i.claim_id'),
        )
        .select('d.number')
        .whereRef('i.agency_id', '=', 'b.agency_id')
        .whereRef('i.service_id', '=', 'b.service_id')
        .whereRef('i.service_date', '=', 'b.service_date')
        .whereRef('d.client_id', '=', 'c.client_id')
        .whereRef('d.id', '<>', 'c.id')
        .where('d.status', 'not in', withdrawn)
        .orderBy('d.number')
        .limit(1)
        .as('same_day_claim'),
    ])
    .where('b.claim_id', 'in', claimIds)
    .orderBy('b.line_number')
    .execute()

export type BilledVisitRecord = Awaited<ReturnType<typeof findBilledVisits>>[number]

/**
 * The actual start of a visit, in whole minutes. A caregiver without a check-in, or with held times, was
 * nowhere.
 */
const cameAt = (visit: 'o' | 'v') =>
  sql`date_trunc('minute', coalesce(${sql.ref(`${visit}.reviewed_check_in_at`)},
    case when ${sql.ref(`${visit}.held_for`)} = '{}' then ${sql.ref(`${visit}.check_in_at`)} end,
    'infinity'))`

const leftAt = (visit: 'o' | 'v') =>
  sql`greatest(${cameAt(visit)}, date_trunc('minute', coalesce(
    ${sql.ref(`${visit}.reviewed_check_out_at`)}, ${sql.ref(`${visit}.check_out_at`)},
    ${sql.ref(`${visit}.ends_at`)})))`

/** The index finds the neighbors `o` of a visit `v` by their schedule; the punches then decide. */
const atTheSameTime = sql<boolean>`o.starts_at between v.starts_at - interval '2 days'
    and v.starts_at + interval '2 days'
  and tstzrange(${cameAt('o')}, ${leftAt('o')}, '[)')
    && tstzrange(${cameAt('v')}, ${leftAt('v')}, '[)')`

/** A line of a claim, and the days of its authorization's period with its date of service. */
export type Period = {
  claim_id: string
  line_number: number
  authorization_id: string
  start_date: string
  end_date: string
}

/** Units that everything else took from the same authorization in the same period, by line. */
export async function findUnitsOfOthers(
  tx: Tx,
  periods: readonly Period[],
): Promise<(line: { claimId: string; lineNumber: number }) => number> {
  if (periods.length === 0) return () => 0
  const { rows } = await sql<{ claim_id: string; line_number: number; units: number }>`
    select w.claim_id, w.line_number, coalesce(sum(n.units), 0)::int as units
    from json_to_recordset(${JSON.stringify(periods)}::json)
      as w (claim_id uuid, line_number integer, authorization_id uuid, start_date date, end_date date)
    join claim_lines n on n.authorization_id = w.authorization_id
      and n.service_date between w.start_date and w.end_date
      and (n.claim_id, n.line_number) <> (w.claim_id, w.line_number)
    join claims o on o.agency_id = n.agency_id and o.id = n.claim_id
      and o.status <> all (${sql.val([...withdrawn])}::text[])
    group by w.claim_id, w.line_number`.execute(tx)
  const taken = new Map(rows.map((row) => [`${row.claim_id} ${row.line_number}`, row.units]))
  return ({ claimId, lineNumber }) => taken.get(`${claimId} ${lineNumber}`) ?? 0
}
