import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { day, id, minutes } from '../fields.ts'

const Partners = z.object({
  /** The first day that was looked at. */
  since: day,
  /** Of all of them together. */
  visits: z.int(),
  /** Those of the most visits first. */
  partners: z.array(
    z.object({ id, name: z.string(), visits: z.int(), minutes, last_visit_on: day }),
  ),
})
export type Partners = z.infer<typeof Partners>

export const getCareTeam = endpoint({
  room: 'visits',
  summary: 'Get the caregivers who gave a client care in the last 90 days, and how often',
  method: 'GET',
  path: '/clients/:id/care_team',
  permission: 'clients.read',
  returns: record(Partners),
})

export const getClientsServed = endpoint({
  room: 'visits',
  summary: 'Get the clients that a caregiver served in the last 90 days, and how often',
  method: 'GET',
  path: '/caregivers/:id/clients',
  permission: 'caregivers.read',
  returns: record(Partners),
})
