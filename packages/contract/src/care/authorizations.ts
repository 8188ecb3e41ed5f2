import { authorizationStatuses, unitPeriods } from '@homeward/domain/care/vocabulary'
import { insuranceStates } from '@homeward/domain/clients/insurance'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, line, lockVersion, minutes, paging, sort } from '../fields.ts'

export const Authorization = z.object({
  id,
  client_id: id,
  client_name: z.string(),
  payor: z.object({ id, name: z.string() }),
  /** The services that it covers, in the given order. */
  services: z.array(z.object({ id, label: z.string() })),
  minutes_per_unit: minutes,
  number: z.string(),
  start_date: day,
  end_date: day,
  units: z.int(),
  unit_period: z.enum(unitPeriods),
  status: z.enum(authorizationStatuses),
  /** What the payor says of it at present. */
  insurance_state: z.enum(insuranceStates),
  /** Units times minutes per unit, for the period. */
  authorized_minutes: minutes,
  /** Minutes of visits in the current period (this week, this month, or in total). */
  used_minutes: minutes,
  left_minutes: z.int(),
  /** Of a total in force: the day on which it is used up at the pace of the last weeks; null if it lasts. */
  runs_out_on: day.nullable(),
  lock_version: lockVersion,
  abilities,
})
export type Authorization = z.infer<typeof Authorization>

const authorizationFields = {
  payor_id: id,
  /** Services whose units have one length. */
  service_ids: z
    .array(id)
    .min(1, 'Choose at least one service.')
    .max(20, 'Choose no more than 20 services.'),
  number: line(50),
  start_date: day,
  end_date: day,
  units: z.int().min(1, 'Enter 1 unit or more.').max(100_000),
  unit_period: z.enum(unitPeriods),
  insurance_state: z.enum(insuranceStates).optional(),
}

export const listAuthorizations = endpoint({
  room: 'care',
  spec: 'E240',
  summary: 'List authorizations of one client or all clients',
  method: 'GET',
  path: '/authorizations',
  look: 'authorization',
  permission: 'authorizations.read',
  input: {
    client_id: id.optional(),
    status: z.enum(authorizationStatuses).optional(),
    insurance_state: z.enum(insuranceStates).optional(),
    /** Of clients in care: ends soon, and nothing that covers its services ends later. */
    to_renew: z.stringbool().optional(),
    /** Of a total in force: used up within 30 days at the pace of the last weeks. */
    runs_out_soon: z.stringbool().optional(),
    /** Of clients who belong to the office. */
    office_id: id.optional(),
    sort: sort(['start_date', 'end_date', 'runs_out_on'], '-start_date'),
    ...paging(20),
  },
  returns: page(Authorization),
})

export const getAuthorizationWeeks = endpoint({
  room: 'care',
  summary: 'Get the minutes of an authorization by week: delivered, and planned from today on',
  method: 'GET',
  path: '/authorizations/:id/weeks',
  permission: 'authorizations.read',
  returns: record(
    z.object({
      /** Weeks with visits, in order. */
      weeks: z.array(
        z.object({ monday: day, delivered_minutes: minutes, planned_minutes: minutes }),
      ),
    }),
  ),
})

export const createAuthorization = endpoint({
  room: 'care',
  spec: 'E240',
  summary: 'Add an authorization from a payor for one or more services',
  method: 'POST',
  path: '/authorizations',
  permission: 'authorizations.write',
  input: { client_id: id, ...authorizationFields },
  returns: record(Authorization),
  fails: ['date_order', 'authorization_overlap', 'services_differ_in_units'],
})

export const updateAuthorization = endpoint({
  room: 'care',
  spec: 'E240',
  summary: 'Update or archive an authorization',
  method: 'PATCH',
  path: '/authorizations/:id',
  permission: 'authorizations.write',
  input: {
    ...z.object(authorizationFields).omit({ payor_id: true, service_ids: true }).partial().shape,
    status: z.enum(['active', 'archived']).optional(),
    /** Archives it although visits are planned under it. */
    visits_confirmed: z.boolean().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Authorization),
  fails: ['date_order', 'authorization_overlap', 'authorization_in_use', 'stale'],
})
