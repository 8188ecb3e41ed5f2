import type { PayorType } from '@homeward/domain/agency/vocabulary'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../plumbing/db/pool.ts'

const orThrow = <T>(found: T | undefined, name: string): T => {
  if (found === undefined) throw new Error(`The demo has no ${name}.`)
  return found
}

/** Clients and caregivers of the demo by their last names. */
export async function findPeople(tx: Tx) {
  const clients = await tx
    .selectFrom('clients')
    .select(['id', 'last_name', 'primary_payor_id as payorId'])
    .execute()
  const agents = await tx
    .selectFrom('agents')
    .select(['id', 'last_name'])
    .where('type', '=', 'Caregiver')
    .execute()
  return {
    client: (lastName: string) =>
      orThrow(
        clients.find((one) => one.last_name === lastName),
        lastName,
      ),
    caregiver: (lastName: string) =>
      orThrow(
        agents.find((one) => one.last_name === lastName),
        lastName,
      ).id,
  }
}

/** Services of the demo by their names. */
export async function findCatalogue(tx: Tx) {
  const services = await tx.selectFrom('services').select(['id', 'name']).execute()
  return {
    service: (name: string) =>
      orThrow(
        services.find((one) => one.name === name),
        name,
      ).id,
  }
}

/** Visits with a caregiver that should have begun by `now`, in their order. */
export const findBegun = (tx: Tx, now: Date) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .innerJoin('client_addresses as h', (join) =>
      join
        .onRef('h.agency_id', '=', 'c.agency_id')
        .onRef('h.client_id', '=', 'c.id')
        .on('h.primary', '=', true),
    )
    .select([
      'v.id',
      'v.agent_id',
      'v.client_id',
      'v.shift_id',
      (eb) =>
        eb
          .selectFrom('visit_services as l')
          .select('l.service_id')
          .whereRef('l.agency_id', '=', 'v.agency_id')
          .whereRef('l.visit_id', '=', 'v.id')
          .orderBy('l.position')
          .limit(1)
          .$asScalar()
          .$notNull()
          .as('service_id'),
      'v.starts_at',
      'v.ends_at',
      'v.scheduled_date',
      'v.scheduled_duration',
      'v.created_at',
      'c.first_name',
      'c.last_name',
      'h.latitude',
      'h.longitude',
    ])
    .where('v.status', '=', 'scheduled')
    .where('v.starts_at', '<', now.toISOString())
    .orderBy('v.starts_at')
    .orderBy('c.last_name')
    .orderBy('c.first_name')
    .execute()

export type BegunVisit = Awaited<ReturnType<typeof findBegun>>[number]

/** Activities of each service, in their order. */
export async function findActivities(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('service_activities as a')
    .innerJoin('service_categories as c', (join) =>
      join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.category_id'),
    )
    .select(['a.id', 'c.service_id'])
    .orderBy('c.position')
    .orderBy('a.position')
    .execute()
  const byService = new Map<string, string[]>()
  for (const { id, service_id } of rows) {
    byService.set(service_id, [...(byService.get(service_id) ?? []), id])
  }
  return byService
}

/** The first authorizations of clients, one of each, with the activities of their services by category. */
export const findAuthorized = (tx: Tx, most: number) =>
  tx
    .selectFrom('authorizations as a')
    .distinctOn('a.client_id')
    .select(['a.id', 'a.client_id', 'a.start_date', 'a.end_date'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('authorization_services as l')
          .innerJoin('service_categories as c', (join) =>
            join
              .onRef('c.agency_id', '=', 'l.agency_id')
              .onRef('c.service_id', '=', 'l.service_id'),
          )
          .select((of) => [
            'l.service_id',
            'c.id',
            sql<string[]>`array(${of
              .selectFrom('service_activities as v')
              .select('v.id')
              .whereRef('v.agency_id', '=', 'c.agency_id')
              .whereRef('v.category_id', '=', 'c.id')
              .orderBy('v.position')})`.as('activities'),
          ])
          .whereRef('l.agency_id', '=', 'a.agency_id')
          .whereRef('l.authorization_id', '=', 'a.id')
          .orderBy('c.position'),
      ).as('categories'),
    )
    .orderBy('a.client_id')
    .orderBy('a.start_date')
    .limit(most)
    .execute()

/** The activities that shifts ask for, by shift; those that ask for none ask for all. */
export async function findAsked(tx: Tx): Promise<Map<string, Set<string>>> {
  const rows = await tx.selectFrom('shift_activities').select(['shift_id', 'activity_id']).execute()
  const byShift = new Map<string, Set<string>>()
  for (const { shift_id, activity_id } of rows) {
    byShift.set(shift_id, (byShift.get(shift_id) ?? new Set()).add(activity_id))
  }
  return byShift
}

/** Visits that wait for their review, in their order. */
export const findCompleted = (tx: Tx) =>
  tx
    .selectFrom('visits')
    .select(['id', 'scheduled_date', 'scheduled_duration', 'completed_duration', 'starts_at'])
    .select(['ends_at', 'check_in_at', 'check_in_distance'])
    .where('status', '=', 'completed')
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

/** Claims of a status for services of some days, in the order of their numbers. */
export const findClaims = (
  tx: Tx,
  filter: {
    status: 'for_review' | 'transmitted'
    from?: string
    to: string
    payorType?: PayorType
  },
) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'c.agency_id').onRef('p.id', '=', 'c.payor_id'),
    )
    .innerJoin('clients as k', (join) =>
      join.onRef('k.agency_id', '=', 'c.agency_id').onRef('k.id', '=', 'c.client_id'),
    )
    .select([
      'c.id',
      'c.number',
      'c.start_date',
      'c.client_id',
      'c.billing_units',
      'c.charge_cents',
    ])
    .select(['c.procedure_code', 'c.modifiers', 'k.first_name', 'k.last_name'])
    .where('c.status', '=', filter.status)
    .where('c.start_date', '<=', filter.to)
    .$if(filter.from !== undefined, (q) => q.where('c.start_date', '>=', filter.from ?? ''))
    .$if(filter.payorType !== undefined, (q) =>
      q.where('p.type', '=', filter.payorType ?? 'medicaid'),
    )
    .orderBy('c.start_date')
    .orderBy('c.number')
    .execute()

export type DemoClaim = Awaited<ReturnType<typeof findClaims>>[number]

/** The payors of claims that are ready to be sent. */
export const findPayorsToSend = async (tx: Tx): Promise<string[]> =>
  (
    await tx
      .selectFrom('claims as c')
      .innerJoin('payors as p', (join) =>
        join.onRef('p.agency_id', '=', 'c.agency_id').onRef('p.id', '=', 'c.payor_id'),
      )
      .select('p.id')
      .where('c.status', '=', 'ready_to_send')
      .groupBy(['p.id', 'p.type'])
      .orderBy('p.type')
      .execute()
  ).map(({ id }) => id)

/** Marks claims as ready to be sent. */
export const readyClaims = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('claims')
    .set((eb) => ({ status: 'ready_to_send', lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', sql<string>`any (${sql.val(ids)}::uuid[])`)
    .execute()

/** The last visit that a caregiver checked out of. */
export const findLastFinished = (tx: Tx, agentId: string) =>
  tx
    .selectFrom('visits')
    .select(['id', 'check_out_at'])
    .where('agent_id', '=', agentId)
    .where('check_out_at', 'is not', null)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
