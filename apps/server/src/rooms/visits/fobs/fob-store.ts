import type { PunchAct } from '@homeward/domain/visits/fob'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Devices with the clients at whose homes they are. */
export const fobRows = (tx: Tx) =>
  tx.selectFrom('fobs').select([
    'fobs.id',
    'fobs.client_id',
    sql<string>`(select w.name from clients w
        where w.agency_id = fobs.agency_id and w.id = fobs.client_id)`.as('client_name'),
    'fobs.serial',
    'fobs.period',
    'fobs.drift_seconds',
    'fobs.status',
    'fobs.lock_version',
  ])

/** Holds a client, so that nobody takes them away meanwhile. */
export const holdClient = (tx: Tx, id: string) =>
  tx.selectFrom('clients').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()

/** The sealed key of a device. */
export const findKey = (tx: Tx, id: string) =>
  tx.selectFrom('fobs').select('secret_sealed').where('id', '=', id).executeTakeFirstOrThrow()

const devices = (tx: Tx) =>
  tx
    .selectFrom('fobs')
    .select(['id', 'serial', 'secret_sealed', 'period', 'drift_seconds'])
    .where('status', '=', 'active')

export type Device = Awaited<ReturnType<typeof findDevices>>[number]

/** The devices at a client's home that count. */
export const findDevices = (tx: Tx, clientId: string) =>
  devices(tx).where('client_id', '=', clientId).orderBy('id').execute()

/** How many devices of other clients are compared with a code. */
const most = 20

/** The devices of other clients whom a caregiver visits around a day: the note may be from there. */
export const findDevicesNearby = (
  tx: Tx,
  { clientId, agentId, at }: { clientId: string; agentId: string | null; at: Date },
) =>
  devices(tx)
    .where('client_id', '!=', clientId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('visits as v')
          .select('v.id')
          .whereRef('v.agency_id', '=', 'fobs.agency_id')
          .whereRef('v.client_id', '=', 'fobs.client_id')
          .where('v.agent_id', '=', agentId)
          .where('v.starts_at', '>', new Date(at.getTime() - 86_400_000).toISOString())
          .where('v.starts_at', '<', new Date(at.getTime() + 86_400_000).toISOString()),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute()

type Used = { agency_id: string; fob_id: string; counter: number; visit_id: string; act: PunchAct }

/** Uses up a code; false if it was used before. A second one at the same moment waits here for the first. */
export async function spendCode(tx: Tx, used: Used): Promise<boolean> {
  const kept = await tx
    .insertInto('fob_codes')
    .values(used)
    .onConflict((conflict) => conflict.doNothing())
    .returning('counter')
    .executeTakeFirst()
  return kept !== undefined
}
