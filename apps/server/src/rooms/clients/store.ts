import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { holding } from '../../plumbing/db/holding.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { prepared } from '../../plumbing/db/prepared.ts'
import type { Clients } from '../../plumbing/db/schema.generated.ts'

/** Clients who are not archived, with their addresses. */
const withAddresses = (tx: Tx) =>
  tx
    .selectFrom('clients')
    .selectAll('clients')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('client_addresses as a')
          .select([
            'a.id',
            'a.street',
            'a.unit',
            'a.city',
            'a.county',
            'a.state',
            'a.zip',
            'a.location_type',
            'a.primary',
            'a.mailing_address',
            'a.latitude',
            'a.longitude',
          ])
          .whereRef('a.agency_id', '=', 'clients.agency_id')
          .whereRef('a.client_id', '=', 'clients.id')
          .orderBy('a.primary', 'desc')
          .orderBy('a.id'),
      ).as('addresses'),
    )
    .where('archived_at', 'is', null)

/** The same, with all their other fields and references. */
const profiles = (tx: Tx) =>
  withAddresses(tx).select((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('client_contacts as k')
        .select([
          'k.id',
          'k.kind',
          'k.name',
          'k.relationship',
          'k.organization',
          'k.phone',
          'k.fax',
          'k.email',
          'k.npi',
          'k.address',
          'k.note',
        ])
        .whereRef('k.agency_id', '=', 'clients.agency_id')
        .whereRef('k.client_id', '=', 'clients.id')
        .orderBy('k.id'),
    ).as('contacts'),
    jsonObjectFrom(
      eb
        .selectFrom('offices as o')
        .select(['o.id', 'o.name'])
        .whereRef('o.agency_id', '=', 'clients.agency_id')
        .whereRef('o.id', '=', 'clients.office_id'),
    ).as('office'),
    jsonObjectFrom(
      eb
        .selectFrom('payors as p')
        .select(['p.id', 'p.name', 'p.type'])
        .whereRef('p.agency_id', '=', 'clients.agency_id')
        .whereRef('p.id', '=', 'clients.primary_payor_id'),
    ).as('primary_payor'),
    jsonObjectFrom(
      eb
        .selectFrom('services as s')
        .select(['s.id', 's.label'])
        .whereRef('s.agency_id', '=', 'clients.agency_id')
        .whereRef('s.id', '=', 'clients.service_id'),
    ).as('service'),
    jsonArrayFrom(
      eb
        .selectFrom('agents as g')
        .select(['g.id', 'g.name'])
        .whereRef('g.agency_id', '=', 'clients.agency_id')
        .where(
          sql<boolean>`g.id = any (array(
            select jsonb_array_elements_text(clients.settings -> 'do_not_send')::uuid))`,
        )
        .orderBy('g.last_name')
        .orderBy('g.id'),
    ).as('do_not_send'),
  ])

export type ClientProfile = NonNullable<Awaited<ReturnType<typeof findClient>>>

const profileOf = prepared((tx, { id }: { id: string }) => profiles(tx).where('id', '=', id))

export const findClient = async (tx: Tx, id: string) => (await profileOf(tx, { id }))[0]

const hold = holding((tx) => tx.selectFrom('clients'), 'all')

/** Locked, so two changes of one client run one after the other. */
export async function lockClient(tx: Tx, id: string) {
  await hold(tx, id)
  return findClient(tx, id)
}

export type ClientWithAddresses = Awaited<ReturnType<typeof findClientsByIds>>[number]

export const findClientsByIds = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : withAddresses(tx).where('id', 'in', ids).execute()

/** The record that a client was merged into; undefined if it was not merged. */
export const findMergedInto = async (tx: Tx, id: string) =>
  tx
    .selectFrom('clients as c')
    .innerJoin('clients as kept', (join) =>
      join.onRef('kept.agency_id', '=', 'c.agency_id').onRef('kept.id', '=', 'c.merged_into_id'),
    )
    .select(['kept.id', 'kept.name'])
    .where('c.id', '=', id)
    .executeTakeFirst()

export const insertClient = (tx: Tx, client: Insertable<Clients>) =>
  tx.insertInto('clients').values(client).execute()

/** Writes a change of a client that was locked before. */
export const updateClientRow = (tx: Tx, id: string, change: Updateable<Clients>) =>
  tx
    .updateTable('clients')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
