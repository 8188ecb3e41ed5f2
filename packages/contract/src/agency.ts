import { payorTypes, unitRoundings } from '@homeward/domain/billing/vocabulary'
import { z } from 'zod'
import { endpoint, page } from './endpoint.ts'
import { cents, day, id, paging } from './fields.ts'

export const Office = z.object({ id, name: z.string() })
export type Office = z.infer<typeof Office>

export const listOffices = endpoint({
  room: 'agency',
  spec: 'E025',
  summary: 'Offices of the agency',
  method: 'GET',
  path: '/offices',
  permission: 'agency.read',
  input: { search: z.string().trim().max(100).optional(), ...paging(30) },
  returns: page(Office),
})

export const Payor = z.object({
  id,
  name: z.string(),
  type: z.enum(payorTypes),
  payer_id: z.string(),
  unit_rounding: z.enum(unitRoundings),
  timely_filing_days: z.int(),
  rates: z.array(
    z.object({
      id,
      service_id: id,
      start_date: day,
      end_date: day.nullable(),
      cents_per_unit: cents,
    }),
  ),
})
export type Payor = z.infer<typeof Payor>

export const listPayors = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Payors with their rates',
  method: 'GET',
  path: '/payors',
  permission: 'payors.read',
  input: { search: z.string().trim().max(100).optional(), ...paging(30) },
  returns: page(Payor),
})
