import { isTaxId } from '@homeward/domain/agency/npi'
import { isTimeZone } from '@homeward/domain/agency/time-zone'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { abilities, cents, email, id, instant, line, lockVersion } from '../fields.ts'
import {
  npi,
  phone,
  position,
  positionFields,
  postal,
  postalFields,
  taxonomyCode,
} from './office-fields.ts'

const timeZone = z.string().trim().refine(isTimeZone, 'Enter a time zone like America/New_York.')

/** Profile and settings of an agency. */
export const Agency = z.object({
  id,
  name: z.string(),
  /** With it the address of a sign-in page tells whose it is: /signin?agency=blue-ridge. */
  sign_in_name: z.string().nullable(),
  /** IANA name; every clock of the agency uses it. */
  time_zone: z.string(),
  npi: z.string().nullable(),
  tax_id: z.string().nullable(),
  taxonomy_code: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  ...postal,
  ...position,
  /** Valid for a few minutes. */
  logo_url: z.string().nullable(),
  /** Meters between a punch and the client's address beyond which it counts as far. */
  location_tolerance: z.int(),
  /** Minutes after the planned start when a check-in counts as late. */
  late_tolerance: z.int(),
  /** Minutes after the planned start when owner and admins are told of a late visit. */
  late_escalation: z.int(),
  overtime_threshold_hours: z.int(),
  /** Percent of the regular rate: 150 is time and a half. */
  overtime_rate_percent: z.int(),
  /** Whether visits that the office adds wait as drafts until they are published. */
  schedule_drafts: z.boolean(),
  /** What one person may write off of a claim alone. */
  write_off_limit_cents: cents,
  second_factor_required: z.boolean(),
  /** Minutes without a request after which a session ends. */
  idle_timeout: z.int(),
  demo: z.boolean(),
  created_at: instant,
  lock_version: lockVersion,
  abilities,
  /** The consequences of the last change. */
  warnings: z.array(z.string()),
})
export type Agency = z.infer<typeof Agency>

const agencyFields = {
  name: line(120),
  time_zone: timeZone,
  sign_in_name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/,
      'Use letters, digits and hyphens, as in blue-ridge.',
    )
    .nullable()
    .optional(),
  npi: npi.nullable().optional(),
  tax_id: z
    .string()
    .trim()
    .refine(isTaxId, 'Enter a 9-digit tax ID like 56-1234567.')
    .overwrite((typed) => typed.replace('-', ''))
    .nullable()
    .optional(),
  taxonomy_code: taxonomyCode.nullable().optional(),
  phone: phone.nullable().optional(),
  email: email.nullable().optional(),
  ...postalFields,
  ...positionFields,
  location_tolerance: z
    .int()
    .min(10, 'Enter 10 meters or more.')
    .max(10_000, 'Enter 10,000 meters or less.')
    .optional(),
  late_tolerance: z
    .int()
    .min(1, 'Enter 1 minute or more.')
    .max(240, 'Enter 240 minutes or less.')
    .optional(),
  late_escalation: z
    .int()
    .min(2, 'Enter 2 minutes or more.')
    .max(720, 'Enter 720 minutes or less.')
    .optional(),
  overtime_threshold_hours: z
    .int()
    .min(1, 'Enter 1 hour or more.')
    .max(168, 'Enter 168 hours or less.')
    .optional(),
  overtime_rate_percent: z
    .int()
    .min(100, 'Enter 100% or more.')
    .max(400, 'Enter 400% or less.')
    .optional(),
  schedule_drafts: z.boolean().optional(),
  write_off_limit_cents: cents
    .min(0, 'Enter zero or more.')
    .max(100_000_000, 'Enter $1,000,000 or less.')
    .optional(),
  second_factor_required: z.boolean().optional(),
  idle_timeout: z
    .int()
    .min(1, 'Enter 1 minute or more.')
    .max(720, 'Enter 720 minutes or less.')
    .optional(),
}

export const getAgency = endpoint({
  room: 'agency',
  spec: 'E022',
  summary: 'Get the profile and settings of the agency',
  method: 'GET',
  path: '/agencies/:id',
  permission: 'agency.read',
  returns: record(Agency),
})

export const createAgency = endpoint({
  room: 'agency',
  spec: 'E021',
  summary: 'Create an agency with its first office (super admins only)',
  method: 'POST',
  path: '/agencies',
  permission: 'agencies.manage',
  input: { ...agencyFields, office_name: line(120).default('Main office') },
  returns: record(z.object({ id, name: z.string(), time_zone: z.string(), office_id: id })),
  fails: ['sign_in_name_taken'],
})

export const updateAgency = endpoint({
  room: 'agency',
  spec: 'E023',
  summary: 'Update the profile and settings of the agency',
  method: 'PATCH',
  path: '/agencies/:id',
  permission: 'agency.write',
  input: {
    ...z.object(agencyFields).partial().shape,
    /** Of an uploaded PNG or JPEG; null removes the logo. */
    logo_signed_id: z.string().max(500).nullable().optional(),
    /** Required to change the time zone if visits are planned. */
    confirm_time_zone: z.boolean().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Agency),
  fails: ['stale', 'sign_in_name_taken', 'time_zone_unconfirmed', 'upload_unknown', 'upload_type'],
})
