import type { ClientContact } from '@homeward/contract/clients/parts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Writes the settled contacts of a client; contacts that are not named stay. */
export async function saveContacts(
  tx: Tx,
  client: { agency_id: string; id: string },
  settled: { changed: readonly ClientContact[]; removed: readonly string[] },
): Promise<void> {
  if (settled.removed.length > 0) {
    await tx
      .deleteFrom('client_contacts')
      .where('client_id', '=', client.id)
      .where('id', 'in', settled.removed)
      .execute()
  }
  if (settled.changed.length === 0) return
  await tx
    .insertInto('client_contacts')
    .values(
      settled.changed.map((contact) => ({
        ...contact,
        agency_id: client.agency_id,
        client_id: client.id,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        relationship: eb.ref('excluded.relationship'),
        organization: eb.ref('excluded.organization'),
        phone: eb.ref('excluded.phone'),
        fax: eb.ref('excluded.fax'),
        email: eb.ref('excluded.email'),
        npi: eb.ref('excluded.npi'),
        address: eb.ref('excluded.address'),
        note: eb.ref('excluded.note'),
      })),
    )
    .execute()
}
