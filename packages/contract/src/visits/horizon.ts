import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { day } from '../fields.ts'

export const lookAhead = endpoint({
  room: 'visits',
  summary:
    'Have the visits of care plans created through a day that someone looks at, at most a year ahead; a job creates what is missing',
  method: 'POST',
  path: '/visit_horizons',
  permission: 'careplans.read',
  writes: false,
  input: { through_day: day },
  returns: record(
    z.object({
      through_day: day,
      /** Whether visits are missing, which a job creates now. */
      creating: z.boolean(),
    }),
  ),
})
