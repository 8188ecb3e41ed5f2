import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, lockVersion, paging, line } from '../fields.ts'
import {
  position,
  postal,
  searched,
  npi,
  phone,
  positionFields,
  postalFields,
  taxonomyCode,
} from './office-fields.ts'

const listed = z.enum([...recordStatuses, 'all']).default('active')

export const Office = z.object({
  id,
  name: z.string(),
  status: z.enum(recordStatuses),
  phone: z.string().nullable(),
  /** Set if the office bills under its own NPI. */
  npi: z.string().nullable(),
  /** Null: that of the agency. */
  taxonomy_code: z.string().nullable(),
  ...postal,
  ...position,
  lock_version: lockVersion,
  abilities,
})
export type Office = z.infer<typeof Office>

export const listOffices = endpoint({
  room: 'agency',
  spec: 'E025',
  summary: 'List offices of the agency by name',
  method: 'GET',
  path: '/offices',
  permission: 'agency.read',
  input: { search: searched, status: listed, ...paging(30) },
  returns: page(Office),
})

const officeFields = {
  name: line(120),
  phone: phone.nullable().optional(),
  npi: npi.nullable().optional(),
  taxonomy_code: taxonomyCode.nullable().optional(),
  ...postalFields,
  ...positionFields,
}

export const getOffice = endpoint({
  room: 'agency',
  summary: 'Get an office',
  method: 'GET',
  path: '/offices/:id',
  permission: 'agency.read',
  returns: record(Office),
})

export const createOffice = endpoint({
  room: 'agency',
  spec: 'E026',
  summary: 'Add an office',
  method: 'POST',
  path: '/offices',
  permission: 'offices.write',
  input: officeFields,
  returns: record(Office),
  fails: ['office_name_taken'],
})

export const updateOffice = endpoint({
  room: 'agency',
  spec: 'E027',
  summary: 'Update an office or restore it by status',
  method: 'PATCH',
  path: '/offices/:id',
  permission: 'offices.write',
  input: {
    ...z.object(officeFields).partial().shape,
    status: z.enum(recordStatuses).optional(),
    /** Archives it even while active clients belong to it. */
    clients_confirmed: z.boolean().default(false),
    lock_version: lockVersion.optional(),
  },
  returns: record(Office),
  fails: ['stale', 'office_name_taken', 'last_office', 'office_has_clients'],
})

export const archiveOffice = endpoint({
  room: 'agency',
  spec: 'E028',
  summary: 'Archive an office; people, clients and history keep it',
  method: 'DELETE',
  path: '/offices/:id',
  permission: 'offices.write',
  /** Archives it even while active clients belong to it. */
  input: { clients_confirmed: z.stringbool().default(false) },
  returns: record(z.object({ id })),
  fails: ['last_office', 'office_has_clients'],
})
