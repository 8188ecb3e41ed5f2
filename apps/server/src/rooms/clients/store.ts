import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { Clients } from '../../plumbing/db/schema.generated.ts'

/** Clients that were not taken out of the lists, with all that a profile shows. */
const profiles = (tx: Tx) =>
  tx
    .selectFrom('clients')
    .selectAll('clients')
    .select((eb) => [
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
            'a.latitude',
            'a.longitude',
          ])
          .whereRef('a.agency_id', '=', 'clients.agency_id')
          .whereRef('a.client_id', '=', 'clients.id')
          .orderBy('a.primary', 'desc')
          .orderBy('a.id'),
      ).as('addresses'),
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
          .select(['p.id', 'p.name'])
          .whereRef('p.agency_id', '=', 'clients.agency_id')
          .whereRef('p.id', '=', 'clients.primary_payor_id'),
      ).as('primary_payor'),
    ])
    .where('archived_at', 'is', null)

export type ClientProfile = NonNullable<Awaited<ReturnType<typeof findClient>>>

export const findClient = (tx: Tx, id: string) =>
  profiles(tx).where('id', '=', id).executeTakeFirst()

/** Locked, so that two changes of one client come one after the other. */
export const lockClient = (tx: Tx, id: string) =>
  profiles(tx).where('id', '=', id).forUpdate('clients').executeTakeFirst()

export const findClientsByIds = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : profiles(tx).where('id', 'in', ids).execute()

type Placed = { id: string; status: ClientStatus; last_name: string; first_name: string }

/** The clients before and after one, by last name within its status. */
export async function findNeighbours(tx: Tx, client: Placed) {
  const neighbour = (side: '<' | '>') => {
    const order = side === '<' ? 'desc' : 'asc'
    return tx
      .selectFrom('clients')
      .select('id')
      .where('archived_at', 'is', null)
      .where('status', '=', client.status)
      .where(
        sql<boolean>`(lower(last_name), lower(first_name), id) ${sql.raw(side)}
          (lower(${client.last_name}), lower(${client.first_name}), ${client.id}::uuid)`,
      )
      .orderBy(sql`lower(last_name)`, order)
      .orderBy(sql`lower(first_name)`, order)
      .orderBy('id', order)
      .limit(1)
  }
  return tx
    .selectNoFrom([neighbour('<').as('prev'), neighbour('>').as('next')])
    .executeTakeFirstOrThrow()
}

export const hasOffice = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('offices')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()) !== undefined

export const hasPayor = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('payors')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()) !== undefined

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

/** Whether any visit of the client stands, whatever became of it, but for canceled ones. */
export const hasVisits = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('visits')
    .select('id')
    .where('client_id', '=', id)
    .where('status', '!=', 'canceled')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether a care plan runs or is to run, from which visits would be made. */
export const hasCareplan = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('careplans')
    .select('id')
    .where('client_id', '=', id)
    .where('status', 'in', ['active', 'scheduled'])
    .limit(1)
    .executeTakeFirst()) !== undefined
