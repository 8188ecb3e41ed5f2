import * as contract from '@homeward/contract/collaboration/notes'
import { addDays, instantOf } from '@homeward/domain/time/zone'
import { verb } from '../../../plumbing/http/verb.ts'
import { findNotes } from './note-store.ts'

/** Notes across records, newest first; days are those of the agency. */
export const listNotes = verb(contract.listNotes, async ({ tx, agency }, { by_day, ...filter }) => {
  const midnight = (day: string) => instantOf(day, '00:00', agency.timeZone)
  const { rows, meta } = await findNotes(tx, {
    ...filter,
    from: by_day?.start_date ? midnight(by_day.start_date) : null,
    before: by_day?.end_date ? midnight(addDays(by_day.end_date, 1)) : null,
  })
  return { data: rows, meta }
})
