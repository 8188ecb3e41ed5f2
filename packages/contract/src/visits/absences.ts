import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { clock, id } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

/** What an absence would do to visits. */
const AbsenceEffect = z.object({
  /** Visits that come off the schedule: to be covered by others, or canceled with their client. */
  taken: z.int(),
  /** Visits that it took and that would be given back. */
  given_back: z.int(),
})

export const getAbsenceEffect = endpoint({
  room: 'visits',
  summary: 'Count the visits that an absence would remove from the schedule or return',
  method: 'GET',
  path: '/absence_effects',
  permission: 'caregivers.read',
  input: {
    /** Either of the two: who is away. */
    agent_id: id.optional(),
    client_id: id.optional(),
    /** The absence that would be changed. */
    absence_id: id.optional(),
    /** Without a start: the absence would be withdrawn. */
    start_date: likelyDay.optional(),
    start_time: clock.optional(),
    end_date: likelyDay.optional(),
    end_time: clock.optional(),
  },
  returns: record(AbsenceEffect),
  fails: ['date_order'],
})
