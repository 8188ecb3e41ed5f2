import type { ClientAddress } from '@homeward/contract/clients/parts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Writes the settled addresses of a client. */
export async function saveAddresses(
  tx: Tx,
  client: { agency_id: string; id: string },
  settled: { addresses: readonly ClientAddress[]; removed: readonly string[] },
): Promise<void> {
  if (settled.removed.length > 0) {
    await tx
      .deleteFrom('client_addresses')
      .where('client_id', '=', client.id)
      .where('id', 'in', settled.removed)
      .execute()
  }
  if (settled.addresses.length === 0) return
  // First none is primary, because two may never be at the same time.
  await tx
    .updateTable('client_addresses')
    .set({ primary: false })
    .where('client_id', '=', client.id)
    .where('primary', '=', true)
    .execute()
  await tx
    .insertInto('client_addresses')
    .values(
      settled.addresses.map((address) => ({
        ...address,
        agency_id: client.agency_id,
        client_id: client.id,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'id']).doUpdateSet((eb) => ({
        street: eb.ref('excluded.street'),
        unit: eb.ref('excluded.unit'),
        city: eb.ref('excluded.city'),
        county: eb.ref('excluded.county'),
        state: eb.ref('excluded.state'),
        zip: eb.ref('excluded.zip'),
        location_type: eb.ref('excluded.location_type'),
        primary: eb.ref('excluded.primary'),
        mailing_address: eb.ref('excluded.mailing_address'),
        latitude: eb.ref('excluded.latitude'),
        longitude: eb.ref('excluded.longitude'),
      })),
    )
    .execute()
}
