import { payorTypes } from '@homeward/domain/billing/vocabulary'
import { serviceStatuses } from '@homeward/domain/catalogue/vocabulary'
import { z } from 'zod'
import { endpoint, page } from './endpoint.ts'
import { abilities, id, lockVersion, minutes, paging } from './fields.ts'
import { searched } from './office-fields.ts'

export const activityStatuses = ['active', 'archived'] as const

export const Service = z.object({
  id,
  /** As files and reports name it, such as nc_pcs_adult; made of jurisdiction and label. */
  name: z.string(),
  /** Name as people read it. */
  label: z.string(),
  jurisdiction: z.string(),
  insurance_type: z.enum(payorTypes).nullable(),
  /** The payor whose service it is, where it is no other's. */
  payor: z.object({ id, name: z.string() }).nullable(),
  procedure_code: z.string(),
  /** Up to four with colons between, such as HB:U1. */
  modifier: z.string().nullable(),
  minutes_per_unit: minutes,
  status: z.enum(serviceStatuses),
  categories: z.array(
    z.object({
      id,
      name: z.string(),
      order: z.int(),
      activities: z.array(
        z.object({ id, name: z.string(), order: z.int(), status: z.enum(activityStatuses) }),
      ),
    }),
  ),
  lock_version: lockVersion,
  abilities,
})
export type Service = z.infer<typeof Service>

export const listServices = endpoint({
  room: 'catalogue',
  spec: 'E160',
  summary: 'Service types with categories and activities, by label',
  method: 'GET',
  path: '/services',
  permission: 'catalogue.read',
  input: {
    search: searched,
    /** `in_use` leaves the archived ones out. */
    status: z.enum([...serviceStatuses, 'in_use', 'all']).default('in_use'),
    categories: z.enum(['with', 'without']).default('with'),
    /** Whether archived activities stand among the others. */
    archived_activities: z.enum(['hide', 'show']).default('hide'),
    ...paging(30),
  },
  returns: page(Service),
})
