import {
  evvVendors,
  filingIndicators,
  payorChecks,
  recordStatuses,
} from '@homeward/domain/agency/vocabulary'
import { payorTypes, unitRoundings } from '@homeward/domain/billing/vocabulary'
import { credentialKinds } from '@homeward/domain/caregivers/vocabulary'
import { z } from 'zod'
import { endpoint, page } from './endpoint.ts'
import { abilities, cents, day, id, lockVersion, paging } from './fields.ts'
import { position, postal, searched } from './office-fields.ts'

const listed = z.enum([...recordStatuses, 'all']).default('active')

export const Office = z.object({
  id,
  name: z.string(),
  status: z.enum(recordStatuses),
  phone: z.string().nullable(),
  /** Where the office bills under an NPI of its own. */
  npi: z.string().nullable(),
  ...postal,
  ...position,
  lock_version: lockVersion,
  abilities,
})
export type Office = z.infer<typeof Office>

export const listOffices = endpoint({
  room: 'agency',
  spec: 'E025',
  summary: 'Offices of the agency, by name',
  method: 'GET',
  path: '/offices',
  permission: 'agency.read',
  input: { search: searched, status: listed, ...paging(30) },
  returns: page(Office),
})

export const Payor = z.object({
  id,
  name: z.string(),
  type: z.enum(payorTypes),
  status: z.enum(recordStatuses),
  /** Its id in claim files. */
  payer_id: z.string(),
  filing_indicator: z.enum(filingIndicators),
  receiver_name: z.string(),
  receiver_id: z.string(),
  submitter_id: z.string(),
  unit_rounding: z.enum(unitRoundings),
  timely_filing_days: z.int(),
  /** What its member ids look like: A a letter, 9 a digit, * either. */
  member_id_pattern: z.string().nullable(),
  /** The vendor to which visits for this payor must be reported. */
  evv_vendor: z.enum(evvVendors).nullable(),
  required_checks: z.array(z.enum(payorChecks)),
  /** What the caregiver has to hold on the day of a visit for this payor. */
  required_credentials: z.array(z.enum(credentialKinds)),
  phone: z.string().nullable(),
  ...postal,
  /** Newest first. */
  rates: z.array(
    z.object({
      id,
      service_id: id,
      service_label: z.string(),
      start_date: day,
      end_date: day.nullable(),
      cents_per_unit: cents,
    }),
  ),
  lock_version: lockVersion,
  abilities,
})
export type Payor = z.infer<typeof Payor>

export const listPayors = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Payors with their rates, by name',
  method: 'GET',
  path: '/payors',
  permission: 'payors.read',
  input: {
    search: searched,
    status: listed,
    type: z.enum(payorTypes).optional(),
    ...paging(30),
  },
  returns: page(Payor),
})
