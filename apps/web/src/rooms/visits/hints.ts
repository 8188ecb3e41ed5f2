import type { VisitRow } from '@homeward/contract/visits/visits'
import { isMissed, visitFlags } from '@homeward/domain/visits/quality'

/** What is unusual about a visit in a list, in a word or two each. */
export const hintsOf = (row: VisitRow, now: Date): string[] => {
  const flags = visitFlags({
    status: row.status,
    startsAt: row.starts_at,
    scheduledDuration: row.scheduled_duration,
    checkInAt: row.check_in_at,
    checkOutAt: row.check_out_at,
    // A row of a list does not say how and where; the visit's page does.
    checkInMethod: null,
    checkOutMethod: null,
    checkInDistance: null,
    checkOutDistance: null,
    signed: row.signed,
  })
  const done = row.status === 'completed' || row.status === 'approved'
  return [
    isMissed({ status: row.status, startsAt: row.starts_at, draft: row.draft }, now) && 'Missed',
    row.held_for.length > 0 && 'Times on hold',
    flags.early && 'Early check-in',
    flags.late && row.status !== 'rejected' && 'Late check-in',
    done && !row.signed && 'Not signed',
    row.overlap_reason !== null && 'Overlap',
    row.cover !== null && `To cover for ${row.cover.agent.name}`,
  ].filter((hint) => hint !== false)
}
