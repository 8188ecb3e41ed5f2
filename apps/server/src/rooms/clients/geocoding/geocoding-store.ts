import type { AddressKind } from '@homeward/domain/agency/geocoding'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { AddressRow } from './address-store.ts'

/** Notes for which addresses the geocoder is to be asked. */
export async function queueAddresses(
  tx: Tx,
  agencyId: string,
  addresses: readonly AddressRow[],
  at: Date,
): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .insertInto('geocodings')
    .values(
      addresses.map(({ id, kind, line }) => ({
        agency_id: agencyId,
        kind,
        record_id: id,
        asked: line,
        status: 'waiting' as const,
        at: at.toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'kind', 'record_id']).doUpdateSet((eb) => ({
        asked: eb.ref('excluded.asked'),
        status: eb.ref('excluded.status'),
        at: eb.ref('excluded.at'),
        error: null,
      })),
    )
    .execute()
}

/** The next addresses to ask for, without those that another process is asking for now. */
export const lockWaiting = (tx: Tx, most: number) =>
  tx
    .selectFrom('geocodings')
    .select(['kind', 'record_id', 'asked'])
    .where('status', '=', 'waiting')
    .orderBy('at')
    .orderBy('record_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

export const isAnyWaiting = async (tx: Tx): Promise<boolean> =>
  (await tx
    .selectFrom('geocodings')
    .select('record_id')
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()) !== undefined

type Key = { kind: AddressKind; record_id: string }

export const settleGeocoding = (
  tx: Tx,
  { kind, record_id }: Key,
  result: { status: 'located' | 'failed'; error: string | null; at: string },
) =>
  tx
    .updateTable('geocodings')
    .set(result)
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .executeTakeFirstOrThrow()

/** The geocoder's result no longer counts: a person knows better. */
export const forgetGeocoding = (tx: Tx, { kind, record_id }: Key) =>
  tx.deleteFrom('geocodings').where('kind', '=', kind).where('record_id', '=', record_id).execute()

/** Without a geocoder nothing more is asked for. */
export const failWaiting = (tx: Tx, error: string, at: Date) =>
  sql`update geocodings set status = 'failed', error = ${error}, at = ${at.toISOString()}
    where status = 'waiting'`.execute(tx)
