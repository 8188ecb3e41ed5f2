import { agentStatuses, agentTypes } from '@homeward/domain/caregivers/vocabulary'
import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'
import { standingFailures } from './agents.ts'
import { phone } from '../phone.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, email, id, line, lockVersion, paging, sort } from '../fields.ts'

/** A person of the agency as the list of employees knows them. */
export const Employee = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  type: z.enum(agentTypes),
  role: z.enum(roles),
  status: z.enum(agentStatuses),
  /** Null for a caregiver who looks. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  offices: z.array(z.object({ id, name: z.string() })),
  lock_version: lockVersion,
  abilities,
})
export type Employee = z.infer<typeof Employee>

export const listEmployees = endpoint({
  room: 'caregivers',
  spec: 'E134',
  summary: 'List employees; caregivers see only active office staff without contact details',
  method: 'GET',
  path: '/employees',
  look: 'agent',
  permission: 'employees.read',
  input: {
    search: z.string().trim().max(100, 'Enter no more than 100 characters.').optional(),
    /** Whoever was let go stands in the list where that is asked for. */
    status: z.enum([...agentStatuses, 'all']).default('active'),
    role: z.enum(roles).optional(),
    type: z.enum(agentTypes).optional(),
    office_id: id.optional(),
    sort: sort(['last_name', 'first_name', 'role', 'status'], 'last_name'),
    ...paging(30),
  },
  returns: page(Employee),
})

const employeeFields = {
  first_name: line(80),
  last_name: line(80),
  role: z.enum(roles),
  phone: phone.nullable().optional(),
  email: email.nullable().optional(),
  /** The offices that the person works for; replaces those of before. */
  office_ids: z.array(id).max(50).optional(),
}

export const createEmployee = endpoint({
  room: 'caregivers',
  spec: 'E135',
  summary: 'Add an employee; the role sets the type and the status starts as active',
  method: 'POST',
  path: '/employees',
  permission: 'caregivers.write',
  input: employeeFields,
  returns: record(Employee),
  fails: ['role_not_allowed', 'phone_taken'],
})

export const updateEmployee = endpoint({
  room: 'caregivers',
  spec: 'E136',
  summary: 'Update an employee',
  method: 'PATCH',
  path: '/employees/:id',
  permission: 'caregivers.write',
  input: {
    ...z.object(employeeFields).partial().shape,
    status: z.enum(agentStatuses).optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Employee),
  fails: [...standingFailures, 'phone_taken', 'stale'],
})

export const removeEmployee = endpoint({
  room: 'caregivers',
  spec: 'E137',
  summary: 'Terminate an employee; they become inactive and their history is kept',
  method: 'DELETE',
  path: '/employees/:id',
  permission: 'caregivers.write',
  returns: record(Employee),
  fails: [...standingFailures],
})
