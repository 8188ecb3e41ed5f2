import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Visits with all that a vendor is told of them, in one statement. */
export const findVisitFacts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('agents as g', (join) =>
      join.onRef('g.agency_id', '=', 'v.agency_id').onRef('g.id', '=', 'v.agent_id'),
    )
    .leftJoin('agent_private_profiles as f', (join) =>
      join.onRef('f.agency_id', '=', 'v.agency_id').onRef('f.agent_id', '=', 'v.agent_id'),
    )
    .leftJoin('authorizations as z', (join) =>
      join.onRef('z.agency_id', '=', 'v.agency_id').onRef('z.id', '=', 'v.authorization_id'),
    )
    .select((eb) => [
      'v.id',
      'v.status',
      'v.client_id',
      'v.agent_id',
      'v.payor_id',
      'v.scheduled_date',
      'v.starts_at',
      'v.ends_at',
      'v.check_in_at',
      'v.check_in_method',
      'v.check_in_latitude',
      'v.check_in_longitude',
      'v.check_in_source',
      'v.check_in_reason',
      'v.check_out_at',
      'v.check_out_method',
      'v.check_out_latitude',
      'v.check_out_longitude',
      'v.check_out_source',
      'v.check_out_reason',
      'v.check_in_note',
      'v.check_out_note',
      'v.reviewed_check_in_at',
      'v.reviewed_check_out_at',
      'v.review_reason',
      'v.review_action',
      'v.review_note',
      'v.missed_reason',
      'v.missed_action',
      'v.missed_note',
      'c.first_name as client_first_name',
      'c.last_name as client_last_name',
      'c.birthdate as client_birthdate',
      'c.medicaid_number_sealed',
      'c.diagnosis_codes',
      'g.first_name as agent_first_name',
      'g.last_name as agent_last_name',
      'g.npi as agent_npi',
      'f.birthdate as agent_birthdate',
      'f.gender as agent_gender',
      'f.hire_date',
      'z.number as authorization_number',
      jsonObjectFrom(
        eb
          .selectFrom('client_addresses as d')
          .select([
            'd.street',
            'd.unit',
            'd.city',
            'd.county',
            'd.state',
            'd.zip',
            'd.latitude',
            'd.longitude',
            'd.location_type',
          ])
          .whereRef('d.agency_id', '=', 'v.agency_id')
          .whereRef('d.client_id', '=', 'v.client_id')
          .where('d.primary', '=', true),
      ).as('address'),
      licenseOf(eb.ref('v.agent_id')).as('license_number'),
      jsonArrayFrom(
        eb
          .selectFrom('visit_services as l')
          .innerJoin('services as s', (join) =>
            join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
          )
          .select(['s.id', 's.label', 's.procedure_code', 's.modifiers'])
          .whereRef('l.agency_id', '=', 'v.agency_id')
          .whereRef('l.visit_id', '=', 'v.id')
          .orderBy('l.position'),
      ).as('services'),
      jsonArrayFrom(
        eb
          .selectFrom('visit_activities as t')
          .innerJoin('service_activities as n', (join) =>
            join.onRef('n.agency_id', '=', 't.agency_id').onRef('n.id', '=', 't.activity_id'),
          )
          .select(['n.name', 't.status'])
          .whereRef('t.agency_id', '=', 'v.agency_id')
          .whereRef('t.visit_id', '=', 'v.id')
          .orderBy('n.position')
          .orderBy('n.id'),
      ).as('activities'),
      eb
        .exists(
          eb
            .selectFrom('live_signatures as x')
            .whereRef('x.agency_id', '=', 'v.agency_id')
            .where('x.subject_type', '=', 'visit')
            .whereRef('x.subject_id', '=', 'v.id')
            .where('x.signer_role', 'in', ['client', 'guardian'])
            .where('x.waived_at', 'is', null),
        )
        .as('signed'),
    ])
    .where(sql<boolean>`v.id = any (${sql.val(ids)}::uuid[])`)
    .execute()

export type VisitFacts = Awaited<ReturnType<typeof findVisitFacts>>[number]

/** The number of a caregiver's license or certificate that is still valid. */
export const licenseOf = (agentId: unknown) => sql<string | null>`(
  select h.number from agent_credentials h
  where h.agency_id = (select app.agency()) and h.agent_id = ${agentId}
    and h.removed_at is null and h.number is not null
    and h.kind in ('rn_license', 'lpn_license', 'cna_license', 'pca_certificate')
  order by h.expires_on desc nulls last, h.id limit 1)`

/** Visits of a caregiver that take place during others, by more than a minute, at one account. */
export const findOverlaps = async (
  tx: Tx,
  ids: readonly string[],
): Promise<{ visit_id: string; payor_id: string | null; with: string; minutes: number }[]> =>
  (
    await sql<{ visit_id: string; payor_id: string | null; with: string; minutes: number }>`
      select v.id as visit_id, o.payor_id, k.name as "with",
        (extract(epoch from least(v.reviewed_check_out_at, o.reviewed_check_out_at)
          - greatest(v.reviewed_check_in_at, o.reviewed_check_in_at)) / 60)::int as minutes
      from visits v
        join visits o on o.agency_id = v.agency_id and o.agent_id = v.agent_id and o.id <> v.id
          and o.status = 'approved'
          and o.starts_at between v.starts_at - interval '2 days' and v.starts_at + interval '2 days'
          and o.reviewed_check_in_at < v.reviewed_check_out_at - interval '1 minute'
          and o.reviewed_check_out_at > v.reviewed_check_in_at + interval '1 minute'
        join clients k on k.agency_id = o.agency_id and k.id = o.client_id
      where v.id = any (${sql.val(ids)}::uuid[]) and v.status = 'approved'
      order by o.starts_at`.execute(tx)
  ).rows
