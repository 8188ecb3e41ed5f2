import { isNpi } from '@homeward/domain/agency/npi'
import { isTaxonomyCode } from '@homeward/domain/agency/taxonomy'
import { z } from 'zod'
import { phoneNumber } from '../identity/accounts.ts'
import { latitude, line, longitude } from '../fields.ts'

/** Fields that the agency, its offices and its payors share. */
export const npi = z
  .string()
  .trim()
  .refine(
    isNpi,
    'This is not a valid NPI. An NPI has 10 digits, and the last one is a check digit.',
  )

/** What a provider is, for payors. */
export const taxonomyCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isTaxonomyCode, 'Enter a 10-character taxonomy code like 253Z00000X.')

/** An ID in a claim file, with the characters that X12 allows in an identifier. */
export const identifier = (most: number) =>
  line(most).regex(
    /^[A-Za-z0-9][A-Za-z0-9 _-]*$/,
    'Enter only letters, digits, spaces, hyphens and underscores.',
  )

/** A phone number as typed; it is stored as digits. */
export const phone = phoneNumber
  .overwrite((typed) => typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
  .regex(/^\d{7,15}$/, 'Enter 7 to 15 digits.')

/** The lines of a postal address, all of which may be left out. */
export const postalFields = {
  street: line(120).nullable().optional(),
  unit: line(40).nullable().optional(),
  city: line(80).nullable().optional(),
  state: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, 'Enter the two-letter state code.')
    .nullable()
    .optional(),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-?\d{4})?$/, 'Enter 5 or 9 digits.')
    .overwrite((typed) => typed.replace('-', ''))
    .nullable()
    .optional(),
}

export const positionFields = {
  latitude: latitude.nullable().optional(),
  longitude: longitude.nullable().optional(),
}

/** The same in an answer. */
export const postal = {
  street: z.string().nullable(),
  unit: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
}

export const position = { latitude: latitude.nullable(), longitude: longitude.nullable() }

export const searched = z.string().trim().max(100).optional()
