import { z } from 'zod'
import { activityStatuses } from './services.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { id, line, lockVersion, paging } from '../fields.ts'
import { searched } from '../agency/office-fields.ts'

const order = z.int().min(1, 'Enter 1 or more.').max(1000)

/**
 * Leaves it as it is and answers a copy with all that is in it, on which the other fields are set. Without a
 * name of its own the copy gets one that is free, and it stands behind the original.
 */
const duplicate = z.boolean().optional()

export const ServiceActivity = z.object({
  id,
  category_id: id,
  name: z.string(),
  /** From 1, without a gap; archived ones come after the others. */
  order: z.int(),
  status: z.enum(activityStatuses),
  lock_version: lockVersion,
})
export type ServiceActivity = z.infer<typeof ServiceActivity>

export const ServiceCategory = z.object({
  id,
  service_id: id,
  name: z.string(),
  /** From 1, without a gap; archived ones come after the others. */
  order: z.int(),
  status: z.enum(activityStatuses),
  activities: z.array(ServiceActivity),
  lock_version: lockVersion,
})
export type ServiceCategory = z.infer<typeof ServiceCategory>

export const listCategories = endpoint({
  room: 'catalogue',
  spec: 'E164',
  summary: 'List categories with their activities in order',
  method: 'GET',
  path: '/categories',
  permission: 'catalogue.read',
  input: {
    service_id: id.optional(),
    status: z.enum([...activityStatuses, 'all']).default('active'),
    search: searched,
    ...paging(50),
  },
  returns: page(ServiceCategory),
})

export const createCategory = endpoint({
  room: 'catalogue',
  spec: 'E165',
  summary: 'Add a category to a service, at the end or at `order`',
  method: 'POST',
  path: '/categories',
  permission: 'catalogue.write',
  input: { service_id: id, name: line(80), order: order.optional() },
  returns: record(ServiceCategory),
  fails: ['category_name_taken'],
})

export const updateCategory = endpoint({
  room: 'catalogue',
  spec: 'E166',
  summary: 'Rename a category, move it to `order`, archive, restore or copy it with `duplicate`',
  method: 'PATCH',
  path: '/categories/:id',
  permission: 'catalogue.write',
  input: {
    name: line(80).optional(),
    order: order.optional(),
    status: z.enum(activityStatuses).optional(),
    duplicate,
    lock_version: lockVersion.optional(),
  },
  returns: record(ServiceCategory),
  fails: ['stale', 'category_name_taken'],
})

export const deleteCategory = endpoint({
  room: 'catalogue',
  spec: 'E167',
  summary: 'Delete a category with its activities if no visit uses them',
  method: 'DELETE',
  path: '/categories/:id',
  permission: 'catalogue.write',
  returns: record(z.object({ id })),
  fails: ['category_used'],
})

export const listActivities = endpoint({
  room: 'catalogue',
  spec: 'E168',
  summary: 'List activities in order',
  method: 'GET',
  path: '/activities',
  permission: 'catalogue.read',
  input: {
    service_id: id.optional(),
    category_id: id.optional(),
    status: z.enum([...activityStatuses, 'all']).default('active'),
    search: searched,
    ...paging(50),
  },
  returns: page(ServiceActivity),
})

export const createActivity = endpoint({
  room: 'catalogue',
  spec: 'E169',
  summary: 'Add an activity to a category, at the end or at `order`',
  method: 'POST',
  path: '/activities',
  permission: 'catalogue.write',
  input: { category_id: id, name: line(120), order: order.optional() },
  returns: record(ServiceActivity),
  fails: ['activity_name_taken'],
})

export const updateActivity = endpoint({
  room: 'catalogue',
  spec: 'E170',
  summary:
    'Rename an activity, move it to `order` or another category, archive, restore or copy it',
  method: 'PATCH',
  path: '/activities/:id',
  permission: 'catalogue.write',
  input: {
    name: line(120).optional(),
    order: order.optional(),
    /** Of the same service. */
    category_id: id.optional(),
    status: z.enum(activityStatuses).optional(),
    duplicate,
    lock_version: lockVersion.optional(),
  },
  returns: record(ServiceActivity),
  fails: ['stale', 'activity_name_taken'],
})

export const deleteActivity = endpoint({
  room: 'catalogue',
  spec: 'E171',
  summary: 'Delete an activity that no visit uses',
  method: 'DELETE',
  path: '/activities/:id',
  permission: 'catalogue.write',
  returns: record(z.object({ id })),
  fails: ['activity_used'],
})
