import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import { lines, payor } from '../queue/queued-store.ts'

/** Of some visits those that look for a caregiver, with what decides their charge. */
export const openCare = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('visits')
    .select([
      'visits.id',
      payor.as('payor_id'),
      'visits.scheduled_date as day',
      'visits.scheduled_duration as minutes',
      lines.as('services'),
    ])
    .where('visits.id', '=', anyOf(ids))
    .where('visits.agent_id', 'is', null)
    .where('visits.status', 'not in', ignoredInOverlap),
)
