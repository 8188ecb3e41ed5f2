import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { z } from 'zod'
import { Office } from './agency.ts'
import { endpoint, record } from './endpoint.ts'
import { id, line, lockVersion } from './fields.ts'
import { npi, phone, positionFields, postalFields } from './office-fields.ts'

const officeFields = {
  name: line(120),
  phone: phone.nullable().optional(),
  npi: npi.nullable().optional(),
  ...postalFields,
  ...positionFields,
}

export const getOffice = endpoint({
  room: 'agency',
  summary: 'One office',
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
  summary: 'Change an office, or restore it by its status',
  method: 'PATCH',
  path: '/offices/:id',
  permission: 'offices.write',
  input: {
    ...z.object(officeFields).partial().shape,
    status: z.enum(recordStatuses).optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Office),
  fails: ['stale', 'office_name_taken', 'last_office'],
})

export const archiveOffice = endpoint({
  room: 'agency',
  spec: 'E028',
  summary: 'Take an office out of the lists; people, clients and history keep it',
  method: 'DELETE',
  path: '/offices/:id',
  permission: 'offices.write',
  returns: record(z.object({ id })),
  fails: ['last_office'],
})
