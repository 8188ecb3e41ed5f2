import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'

export const getSite = endpoint({
  room: 'agency',
  summary: 'Get sign-in page settings: demo mode, e-mail, and whose page it is',
  method: 'GET',
  path: '/site',
  permission: 'public',
  input: {
    /** The sign-in name of an agency, as the address of the page tells it. */
    agency: z.string().max(100).optional(),
  },
  returns: record(
    z.object({
      demo: z.boolean(),
      sends_mail: z.boolean(),
      /** The agency of that name, or the only one of the site. */
      agency: z
        .object({
          name: z.string(),
          /** Valid for a few minutes. */
          logo_url: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
})
