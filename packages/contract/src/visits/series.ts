import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { day, id } from '../fields.ts'

const VisitSeries = z.object({
  /** Later visits of the same shift that wait, and those of them that no one edited. */
  following: z.int(),
  untouched: z.int(),
  /** The last day of them; visits after it follow the care plan. Null where there are none. */
  last_day: day.nullable(),
  /** The care plan whose shift it is; null for a visit of no plan. */
  careplan_id: id.nullable(),
})

export const getVisitSeries = endpoint({
  room: 'visits',
  summary: 'Count the later visits of the same shift, which a change can be for too',
  method: 'GET',
  path: '/visits/:id/series',
  permission: 'visits.schedule',
  returns: record(VisitSeries),
})
