import { accountVendors } from '@homeward/domain/agency/integration-accounts'
import {
  evvVendors,
  filingIndicators,
  payorChecks,
  recordStatuses,
  type PayorCheck,
} from '@homeward/domain/agency/vocabulary'
import { payorTypes, unitRoundings } from '@homeward/domain/agency/vocabulary'
import {
  billingProviders,
  placesOfService,
  providerIdKinds,
  renderingProviders,
} from '@homeward/domain/agency/claim-providers'
import { claimGroupings } from '@homeward/domain/agency/vocabulary'
import { credentialKinds } from '@homeward/domain/agency/credential-kinds'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, cents, day, id, lockVersion, paging, line } from '../fields.ts'
import { identifier, postal, searched, phone, postalFields } from './office-fields.ts'
import { isMemberIdPattern } from '@homeward/domain/agency/member-id-pattern'

const listed = z.enum([...recordStatuses, 'all']).default('active')

const account = z.object({ id, name: z.string(), vendor: z.enum(accountVendors) }).nullable()

export const Payor = z.object({
  id,
  name: z.string(),
  type: z.enum(payorTypes),
  status: z.enum(recordStatuses),
  /** Its ID in claim files. */
  payer_id: z.string(),
  filing_indicator: z.enum(filingIndicators),
  receiver_name: z.string(),
  receiver_id: z.string(),
  submitter_id: z.string(),
  unit_rounding: z.enum(unitRoundings),
  timely_filing_days: z.int(),
  /** Which visits make one claim. */
  claim_grouping: z.enum(claimGroupings),
  /** Days in which it usually answers a file. */
  answer_days: z.int(),
  /** Days after a refusal in which it takes an appeal, by level. */
  first_appeal_days: z.int(),
  second_appeal_days: z.int(),
  /** What its member ids look like: A a letter, 9 a digit, * either. */
  member_id_pattern: z.string().nullable(),
  /** The account that reports visits for this payor, and its vendor. */
  evv_account: account,
  evv_vendor: z.enum(evvVendors).nullable(),
  /** The account with the state's aggregator, which also gets the visits. */
  aggregator_account: account,
  /** The account that sends claims to this payor. */
  clearinghouse_account: account,
  /** Where care takes place, as its claims say it. */
  place_of_service: z.enum(placesOfService),
  /** Who bills it. */
  billing_provider: z.enum(billingProviders),
  /** Its own number of whoever bills. */
  provider_number: z.string().nullable(),
  /** Whom it wants to see as the rendering provider, and by which number. */
  rendering_provider: z.enum(renderingProviders),
  provider_id_kind: z.enum(providerIdKinds),
  /** Whether claims tell the taxonomy code of the rendering provider. */
  rendering_taxonomy: z.boolean(),
  /** Who is named as supervising, or as rendering provider. */
  supervising_agent: z.object({ id, name: z.string() }).nullable(),
  required_checks: z.array(z.enum(payorChecks)),
  /** The credentials that a caregiver needs on the day of a visit for this payor. */
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
  summary: 'List payors with their rates by name',
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

/** The default checks of a new payor. Nearly all payors deny claims without them. */
export const usualChecks: readonly PayorCheck[] = [
  'client_signature',
  'authorization_in_force',
  'diagnosis',
]

const appealDays = z
  .int()
  .min(1, 'Enter 1 day or more.')
  .max(730, 'Enter 730 days (two years) or less.')
  .optional()

const payorFields = {
  name: line(120),
  type: z.enum(payorTypes),
  payer_id: identifier(80),
  filing_indicator: z.enum(filingIndicators),
  /** Left out: the name of the payor. */
  receiver_name: line(60).optional(),
  /** Left out: the payer id. */
  receiver_id: identifier(15).optional(),
  /** Left out: the NPI of the agency. */
  submitter_id: identifier(15).optional(),
  unit_rounding: z.enum(unitRoundings),
  timely_filing_days: z
    .int()
    .min(1, 'Enter 1 day or more.')
    .max(1095, 'Enter 1,095 days (three years) or less.'),
  claim_grouping: z.enum(claimGroupings).optional(),
  answer_days: z.int().min(1, 'Enter 1 day or more.').max(60, 'Enter 60 days or less.').optional(),
  first_appeal_days: appealDays,
  second_appeal_days: appealDays,
  member_id_pattern: z
    .string()
    .trim()
    .toUpperCase()
    .refine(
      isMemberIdPattern,
      'Enter A for a letter, 9 for a digit and * for either, like 999999999A.',
    )
    .nullable()
    .optional(),
  evv_account_id: id.nullable().optional(),
  aggregator_account_id: id.nullable().optional(),
  clearinghouse_account_id: id.nullable().optional(),
  place_of_service: z.enum(placesOfService).optional(),
  billing_provider: z.enum(billingProviders).optional(),
  provider_number: identifier(50).nullable().optional(),
  rendering_provider: z.enum(renderingProviders).optional(),
  provider_id_kind: z.enum(providerIdKinds).optional(),
  rendering_taxonomy: z.boolean().optional(),
  supervising_agent_id: id.nullable().optional(),
  required_checks: z
    .array(z.enum(payorChecks))
    .max(payorChecks.length)
    .overwrite((checks) => [...new Set(checks)])
    .optional(),
  required_credentials: z
    .array(z.enum(credentialKinds))
    .max(credentialKinds.length)
    .overwrite((kinds) => [...new Set(kinds)])
    .optional(),
  phone: phone.nullable().optional(),
  ...postalFields,
}

export const getPayor = endpoint({
  room: 'agency',
  summary: 'Get a payor with its rates',
  method: 'GET',
  path: '/payors/:id',
  permission: 'payors.read',
  returns: record(Payor),
})

export const createPayor = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Add a payor',
  method: 'POST',
  path: '/payors',
  permission: 'payors.write',
  input: {
    ...payorFields,
    filing_indicator: payorFields.filing_indicator.default('MC'),
    unit_rounding: payorFields.unit_rounding.default('round_down'),
    timely_filing_days: payorFields.timely_filing_days.default(365),
    required_checks: payorFields.required_checks.default([...usualChecks]),
  },
  returns: record(Payor),
  fails: ['payor_name_taken'],
})

export const updatePayor = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Update a payor or restore it by status',
  method: 'PATCH',
  path: '/payors/:id',
  permission: 'payors.write',
  input: {
    ...z.object(payorFields).partial().shape,
    status: z.enum(recordStatuses).optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Payor),
  fails: ['stale', 'payor_name_taken'],
})

export const archivePayor = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Archive a payor; clients, authorizations and claims keep it',
  method: 'DELETE',
  path: '/payors/:id',
  permission: 'payors.write',
  returns: record(z.object({ id })),
})

/** What a payor pays for a unit of a service during some days. */
export const PayorRate = z.object({
  id,
  payor_id: id,
  service_id: id,
  service_label: z.string(),
  start_date: day,
  /** Null: until the next rate starts. */
  end_date: day.nullable(),
  cents_per_unit: cents,
  /** The last day that was claimed with it. A claimed rate can only be ended. */
  last_claimed: day.nullable(),
  lock_version: lockVersion,
  abilities,
})
export type PayorRate = z.infer<typeof PayorRate>

const price = cents
  .min(1, 'Enter $0.01 or more.')
  .max(10_000_000, 'Enter $100,000 per unit or less.')

export const listPayorRates = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'List rates of a payor by service, newest first',
  method: 'GET',
  path: '/payors/:id/rates',
  permission: 'payors.read',
  input: { service_id: id.optional(), ...paging(50) },
  returns: page(PayorRate),
})

export const createPayorRate = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Add a rate; the current rate can be ended in the same call',
  method: 'POST',
  path: '/payors/:id/rates',
  permission: 'payors.write',
  input: {
    service_id: id,
    start_date: day,
    end_date: day.nullable().default(null),
    cents_per_unit: price,
    /** Ends the current rate on the day before. */
    end_previous: z.boolean().default(false),
  },
  returns: record(PayorRate),
  fails: ['rate_overlap', 'rate_used', 'date_order'],
})

export const updatePayorRate = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Update a rate; a rate that claims use can only be ended',
  method: 'PATCH',
  path: '/rates/:id',
  permission: 'payors.write',
  input: {
    start_date: day.optional(),
    end_date: day.nullable().optional(),
    cents_per_unit: price.optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(PayorRate),
  fails: ['stale', 'rate_overlap', 'rate_used', 'date_order'],
})

export const deletePayorRate = endpoint({
  room: 'agency',
  spec: 'E241',
  summary: 'Delete a rate that no claim uses',
  method: 'DELETE',
  path: '/rates/:id',
  permission: 'payors.write',
  returns: record(z.object({ id })),
  fails: ['rate_used'],
})
