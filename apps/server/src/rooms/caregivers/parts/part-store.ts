import type { KeptAddress } from '@homeward/contract/address-fields'
import type { EmergencyContact } from '@homeward/contract/caregivers/agent-parts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Settled } from './nested.ts'

type Owner = { agency_id: string; id: string }

/** Writes the settled addresses of a person. */
export async function saveAddresses(
  tx: Tx,
  agent: Owner,
  { kept, removed }: Settled<KeptAddress>,
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .deleteFrom('agent_addresses')
      .where('agent_id', '=', agent.id)
      .where('id', 'in', removed)
      .execute()
  }
  if (kept.length === 0) return
  // First none is primary, because two may never be at the same time.
  await tx
    .updateTable('agent_addresses')
    .set({ primary: false })
    .where('agent_id', '=', agent.id)
    .where('primary', '=', true)
    .execute()
  await tx
    .insertInto('agent_addresses')
    .values(kept.map((one) => ({ ...one, agency_id: agent.agency_id, agent_id: agent.id })))
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
        latitude: eb.ref('excluded.latitude'),
        longitude: eb.ref('excluded.longitude'),
      })),
    )
    .execute()
}

/** Writes the settled emergency contacts of a person. */
export async function saveContacts(
  tx: Tx,
  agent: Owner,
  { kept, removed }: Settled<EmergencyContact>,
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .deleteFrom('agent_emergency_contacts')
      .where('agent_id', '=', agent.id)
      .where('id', 'in', removed)
      .execute()
  }
  if (kept.length === 0) return
  await tx
    .insertInto('agent_emergency_contacts')
    .values(kept.map((one) => ({ ...one, agency_id: agent.agency_id, agent_id: agent.id })))
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        phone: eb.ref('excluded.phone'),
        relationship: eb.ref('excluded.relationship'),
        email: eb.ref('excluded.email'),
      })),
    )
    .execute()
}

/** The offices that a person joins and leaves, and the assignments whose limit changes. */
export type SettledOffices = {
  added: { id: string; office_id: string; limited: boolean }[]
  changed: { id: string; limited: boolean }[]
  removed: string[]
}

/** Joins and leaves offices; sessions in a left office then have none. */
export async function saveAssignments(
  tx: Tx,
  agent: Owner,
  { added, changed, removed }: SettledOffices,
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .deleteFrom('assignments')
      .where('agent_id', '=', agent.id)
      .where('id', 'in', removed)
      .execute()
  }
  for (const { id, limited } of changed) {
    await tx.updateTable('assignments').set({ limited }).where('id', '=', id).execute()
  }
  if (added.length === 0) return
  await tx
    .insertInto('assignments')
    .values(added.map((one) => ({ ...one, agency_id: agent.agency_id, agent_id: agent.id })))
    .execute()
}

/** Those of the offices that are open. */
export const findOpenOffices = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await tx
          .selectFrom('offices')
          .select('id')
          .where('id', 'in', ids)
          .where('status', '=', 'active')
          .execute()
      ).map(({ id }) => id)
