import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listNotes as declaration } from '@homeward/contract/collaboration/notes'
import { addDays, instantOf } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { findNotes } from './note-store.ts'

/** Notes across records, newest first; days are those of the agency. */
export async function listNotes(
  { tx, agency }: Ctx,
  { by_day, ...filter }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const midnight = (day: string) => instantOf(day, '00:00', agency.timeZone)
  const { rows, meta } = await findNotes(tx, {
    ...filter,
    from: by_day?.start_date ? midnight(by_day.start_date) : null,
    before: by_day?.end_date ? midnight(addDays(by_day.end_date, 1)) : null,
  })
  return { data: rows, meta }
}
