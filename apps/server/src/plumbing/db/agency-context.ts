import type { AgencyContext } from '../context.ts'
import type { Tx } from './pool.ts'

/** The agency of the running transaction. */
export async function agencyContext(tx: Tx): Promise<AgencyContext> {
  const agency = await tx
    .selectFrom('agencies')
    .select(['id', 'name', 'time_zone', 'location_tolerance', 'late_tolerance'])
    .executeTakeFirstOrThrow()
  return {
    id: agency.id,
    name: agency.name,
    timeZone: agency.time_zone,
    locationTolerance: agency.location_tolerance,
    lateAfter: agency.late_tolerance,
  }
}
