import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id } from '../fields.ts'

export const searchKinds = ['client', 'agent', 'visit', 'claim'] as const

export const Found = z.object({
  kind: z.enum(searchKinds),
  id,
  /** The first line, such as a name. */
  title: z.string(),
  /** Details that distinguish it from others with the same name, such as birthdate, date or status. */
  hint: z.string(),
})
export type Found = z.infer<typeof Found>

export const searchEverything = endpoint({
  room: 'insights',
  summary: 'Search clients, caregivers, visits and claims',
  method: 'GET',
  path: '/search',
  look: 'agency',
  permission: 'search.use',
  input: {
    search: z.string().trim().min(2, 'Enter two or more letters.').max(100),
    /** Of clients who belong to the office, and of those who work for it. */
    office_id: id.optional(),
  },
  returns: record(z.object({ found: z.array(Found) })),
  limit: 'search',
})
