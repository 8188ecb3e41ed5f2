import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id } from '../fields.ts'

/** As a list counts; null for a person who may not see that list. */
const Count = z.object({ total: z.int(), capped: z.boolean() }).nullable()

export const areaCounts = endpoint({
  room: 'insights',
  summary:
    'Get how many clients and employees are active, and how many visits and claims wait for a person',
  method: 'GET',
  path: '/insights/area_counts',
  permission: 'search.use',
  input: {
    /** Of clients who belong to the office, and of those who work for it. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      clients: Count,
      caregivers: Count,
      /** Visits of the last month with an exception. */
      visits: Count,
      /** Claims at the step `waiting`. */
      claims: Count,
    }),
  ),
})
export type AreaCount = z.infer<typeof Count>
