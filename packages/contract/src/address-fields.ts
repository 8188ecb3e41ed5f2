import { isUsState } from '@homeward/domain/address/us-states'
import { addressLocationTypes } from '@homeward/domain/address/location-types'
import { z } from 'zod'
import { id, latitude, line, longitude } from './fields.ts'
import { nestedEntry } from './nested.ts'

/** An address of a client or of an employee. */
export const Address = z.object({
  id,
  street: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  county: z.string().nullable(),
  state: z.string(),
  zip: z.string(),
  location_type: z.enum(addressLocationTypes),
  primary: z.boolean(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  /** Whether letters go there and not to the primary address. */
  mailing_address: z.boolean(),
  agency_id: id,
  /** Removed addresses are gone; all others are active. */
  status: z.literal('active'),
})

/** A stored address; its owner is the record that has it. */
export type KeptAddress = Omit<z.infer<typeof Address>, 'agency_id' | 'status' | 'mailing_address'>

/** The fields of a sent address. A new address is a home and primary unless it says otherwise. */
export const addressAttributes = {
  street: line(120),
  unit: line(40).nullable().optional(),
  city: line(80),
  county: line(80).nullable().optional(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Enter the two-letter state code.')
    .refine(isUsState, 'This is not a valid state code.'),
  zip: z.string().regex(/^\d{5}(-?\d{4})?$/, 'Enter 5 or 9 digits.'),
  location_type: z.enum(addressLocationTypes),
  primary: z.boolean(),
  latitude: latitude.nullable().optional(),
  longitude: longitude.nullable().optional(),
}

/** The required fields of a new address. */
export const neededOfAddress = ['street', 'city', 'state', 'zip'] as const

/** One entry of addresses_attributes: with an id it changes, with `_destroy` it removes. */
export const AddressAttributes = nestedEntry(addressAttributes, neededOfAddress)
