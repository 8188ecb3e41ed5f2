import { addressKinds, geocodingStates } from '@homeward/domain/agency/geocoding'
import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { addressLocationTypes } from '@homeward/domain/address/location-types'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, instant, latitude, longitude, paging, sort } from '../fields.ts'
import { position, postal, searched } from '../agency/office-fields.ts'

/**
 * An address of the agency, of an office, of a client or of an employee, and whether its position is known.
 */
export const LocatedAddress = z.object({
  /** Of the client's address, of the office, or of the agency. */
  id,
  kind: z.enum(addressKinds),
  /** Its owner. */
  record_id: id,
  record_name: z.string(),
  agency_id: id,
  /** Removed addresses are gone; all others are active. */
  status: z.enum(recordStatuses),
  ...postal,
  county: z.string().nullable(),
  /** The kind of a person's address; null for the agency and its offices. */
  location_type: z.enum(addressLocationTypes).nullable(),
  /** The main address of several; the agency and its offices have only one. */
  primary: z.boolean(),
  /** Whether letters go there and not to the primary address. */
  mailing_address: z.boolean(),
  ...position,
  state_of_geocoding: z.enum(geocodingStates),
  /** Why the geocoder found nothing. */
  geocoding_error: z.string().nullable(),
  geocoded_at: instant.nullable(),
  abilities,
})
export type LocatedAddress = z.infer<typeof LocatedAddress>

export const listAddresses = endpoint({
  room: 'clients',
  spec: 'E024',
  summary: 'List addresses across records with their geocoding status',
  method: 'GET',
  path: '/addresses',
  look: 'client',
  permission: 'clients.read',
  input: {
    search: searched,
    kind: z.enum(addressKinds).optional(),
    geocoding: z.enum(geocodingStates).optional(),
    sort: sort(['record_name', 'city', 'zip'], 'record_name'),
    ...paging(30),
  },
  returns: page(LocatedAddress),
})

export const updateAddressPosition = endpoint({
  room: 'clients',
  summary: 'Set or remove the coordinates of an address manually',
  method: 'PATCH',
  path: '/addresses/:id',
  permission: 'clients.write',
  input: { latitude: latitude.nullable(), longitude: longitude.nullable() },
  returns: record(LocatedAddress),
})

export const geocodeAddresses = endpoint({
  room: 'clients',
  summary: 'Geocode addresses in a job',
  method: 'POST',
  path: '/addresses/geocode',
  permission: 'clients.write',
  input: {
    /** At most 200; left out: all that are not located. */
    ids: z.array(id).min(1).max(200).optional(),
  },
  returns: record(z.object({ waiting: z.int() })),
  fails: ['geocoder_off'],
})
