import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AppServices } from '../services.ts'
import type { Announced } from './announced.ts'
import { findWhereabouts, lockChain } from './chain-store.ts'
import { noteMissing } from './missing.ts'

/**
 * Compares an agency's events that this process heard of with the stored ones. Sealed events are done;
 * missing ones are noted outside the database. Returns whether some still wait.
 */
export async function accountFor(
  services: AppServices,
  db: Database,
  agencyId: string,
  announced: Announced,
): Promise<boolean> {
  const heard = announced.of(agencyId)
  if (heard.length === 0) return false
  const found = await inAgency(db, agencyId, async (tx) => {
    const whereabouts = await findWhereabouts(tx, heard)
    const gone = whereabouts.filter((event) => event.is === 'gone').map(({ id }) => id)
    if (gone.length > 0) {
      await lockChain(tx, agencyId)
      await noteMissing(services, agencyId, gone)
      services.log.error(
        { agency: agencyId, events: gone.length },
        'audit events were removed before they were sealed',
      )
    }
    return whereabouts
  })
  const over = found.filter((event) => event.is !== 'waiting').map(({ id }) => id)
  announced.settle(agencyId, over)
  return over.length < found.length
}
