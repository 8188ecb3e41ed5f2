import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { licenseOf } from './visit-store.ts'

/** Clients with all that a vendor is told of them, in one statement. */
export const findClientFacts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('clients as c')
    .select((eb) => [
      'c.id',
      'c.first_name',
      'c.middle_name',
      'c.last_name',
      'c.birthdate',
      'c.phone',
      'c.status',
      'c.archived_at',
      'c.primary_payor_id',
      'c.medicaid_number_sealed',
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
          .whereRef('d.agency_id', '=', 'c.agency_id')
          .whereRef('d.client_id', '=', 'c.id')
          .where('d.primary', '=', true),
      ).as('address'),
      // What payors authorized; a payor that authorized nothing is known from the visits.
      jsonArrayFrom(
        eb
          .selectFrom('authorization_services as l')
          .innerJoin('services as s', (join) =>
            join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
          )
          .select(['l.payor_id', 's.procedure_code', 's.modifiers', 's.label'])
          .distinct()
          .whereRef('l.agency_id', '=', 'c.agency_id')
          .whereRef('l.client_id', '=', 'c.id')
          .where('l.status', '=', 'active')
          .where('s.procedure_code', 'is not', null)
          .orderBy('l.payor_id')
          .orderBy('s.procedure_code')
          .orderBy('s.label'),
      ).as('services'),
    ])
    .where(sql<boolean>`c.id = any (${sql.val(ids)}::uuid[])`)
    .execute()

export type ClientFacts = Awaited<ReturnType<typeof findClientFacts>>[number]

/** Caregivers with all that a vendor is told of them, in one statement. */
export const findAgentFacts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('agents as g')
    .leftJoin('agent_private_profiles as f', (join) =>
      join.onRef('f.agency_id', '=', 'g.agency_id').onRef('f.agent_id', '=', 'g.id'),
    )
    .select((eb) => [
      'g.id',
      'g.first_name',
      'g.last_name',
      'g.email',
      'g.phone',
      'g.npi',
      'g.status',
      'f.birthdate',
      'f.gender',
      'f.hire_date',
      licenseOf(eb.ref('g.id')).as('license_number'),
    ])
    .where(sql<boolean>`g.id = any (${sql.val(ids)}::uuid[])`)
    .execute()

export type AgentFacts = Awaited<ReturnType<typeof findAgentFacts>>[number]
