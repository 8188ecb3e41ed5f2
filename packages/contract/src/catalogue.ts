import { z } from 'zod'
import { endpoint, page } from './endpoint.ts'
import { id, minutes, paging } from './fields.ts'

export const Service = z.object({
  id,
  name: z.string(),
  /** Name as people read it. */
  label: z.string(),
  procedure_code: z.string(),
  modifier: z.string().nullable(),
  minutes_per_unit: minutes,
  status: z.enum(['active', 'archived', 'unbillable']),
  categories: z.array(
    z.object({
      id,
      name: z.string(),
      order: z.int(),
      activities: z.array(z.object({ id, name: z.string(), order: z.int() })),
    }),
  ),
})
export type Service = z.infer<typeof Service>

export const listServices = endpoint({
  room: 'catalogue',
  spec: 'E160',
  summary: 'Service types with categories and activities',
  method: 'GET',
  path: '/services',
  permission: 'catalogue.read',
  input: { search: z.string().trim().max(100).optional(), ...paging(30) },
  returns: page(Service),
})
