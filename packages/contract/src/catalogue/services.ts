import { payorTypes } from '@homeward/domain/agency/vocabulary'
import { serviceStatuses } from '@homeward/domain/catalogue/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, lockVersion, minutes, paging, line } from '../fields.ts'
import { searched } from '../agency/office-fields.ts'
import { defaultJurisdiction } from '@homeward/domain/catalogue/service-name'

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
  /** Null until somebody says it; nothing is billed without. */
  procedure_code: z.string().nullable(),
  /** Up to four with colons between, such as HB:U1. */
  modifier: z.string().nullable(),
  minutes_per_unit: minutes,
  status: z.enum(serviceStatuses),
  categories: z.array(
    z.object({
      id,
      name: z.string(),
      order: z.int(),
      status: z.enum(activityStatuses),
      lock_version: lockVersion,
      activities: z.array(
        z.object({
          id,
          name: z.string(),
          order: z.int(),
          status: z.enum(activityStatuses),
          lock_version: lockVersion,
        }),
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
  summary: 'List service types with categories and activities by label',
  method: 'GET',
  path: '/services',
  permission: 'catalogue.read',
  input: {
    search: searched,
    /** `in_use` leaves the archived ones out. */
    status: z.enum([...serviceStatuses, 'in_use', 'all']).default('in_use'),
    categories: z.enum(['with', 'without']).default('with'),
    /** Whether archived categories and activities stand among the others. */
    archived_activities: z.enum(['hide', 'show']).default('hide'),
    ...paging(30),
  },
  returns: page(Service),
})

const serviceFields = {
  /** Another word for the label; the label counts where both are given. */
  name: line(80).optional(),
  label: line(80),
  jurisdiction: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, 'Enter the two-letter state code.'),
  procedure_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5}$/, 'Enter a 5-character billing code like T1019.')
    .nullable()
    .optional(),
  modifier: z
    .string()
    .trim()
    .toUpperCase()
    .regex(
      /^[A-Z0-9]{2}(:[A-Z0-9]{2}){0,3}$/,
      'Enter up to four 2-character modifiers separated by colons, like HB:U1.',
    )
    .nullable()
    .optional(),
  insurance_type: z.enum(payorTypes).nullable().optional(),
  payor_id: id.nullable().optional(),
  minutes_per_unit: z.int().min(1, 'Enter 1 minute or more.').max(1440, 'Enter 24 hours or less.'),
  status: z.enum(serviceStatuses),
}

export const getService = endpoint({
  room: 'catalogue',
  summary: 'Get a service type with its categories and activities by ID or name',
  method: 'GET',
  path: '/services/:id',
  permission: 'catalogue.read',
  params: { id: z.string().max(300) },
  returns: record(Service),
})

export const createService = endpoint({
  room: 'catalogue',
  spec: 'E161',
  summary: 'Add a service type; its name combines jurisdiction and label',
  method: 'POST',
  path: '/services',
  permission: 'catalogue.write',
  input: {
    ...serviceFields,
    /** Left out: what `name` says, else PCS adult. */
    label: serviceFields.label.optional(),
    jurisdiction: serviceFields.jurisdiction.default(defaultJurisdiction),
    minutes_per_unit: serviceFields.minutes_per_unit.default(15),
    status: z.enum(['active', 'scheduled', 'unbillable']).default('active'),
  },
  returns: record(Service),
  fails: ['service_name_taken'],
})

export const updateService = endpoint({
  room: 'catalogue',
  spec: 'E162',
  summary: 'Update a service type, archive or restore it by status, or copy it with `duplicate`',
  method: 'PATCH',
  path: '/services/:id',
  permission: 'catalogue.write',
  input: {
    ...z.object(serviceFields).partial().shape,
    /**
     * Leaves the service as it is and answers a copy with all its categories and activities, on which
     * the other fields are set. Without a label or a jurisdiction of its own it gets a label that is free.
     */
    duplicate: z.boolean().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Service),
  fails: ['stale', 'service_name_taken'],
})

export const deleteService = endpoint({
  room: 'catalogue',
  spec: 'E163',
  summary: 'Delete a service type that is not in use',
  method: 'DELETE',
  path: '/services/:id',
  permission: 'catalogue.write',
  returns: record(z.object({ id })),
  fails: ['service_used'],
})
