import type { Insertable } from 'kysely'
import type { Tx } from '../plumbing/db/pool.ts'
import type { Visits } from '../plumbing/db/schema.generated.ts'

/** A visit as a row, for rooms that have no verb to make one; it is for one service. */
export async function insertVisit(
  tx: Tx,
  { service_id, ...visit }: Insertable<Visits> & { service_id: string },
): Promise<void> {
  await tx.insertInto('visits').values(visit).execute()
  await tx
    .insertInto('visit_services')
    .values({ agency_id: visit.agency_id, visit_id: visit.id, service_id, position: 1 })
    .execute()
}
