import { z } from 'zod'
import { day, id, latitude, longitude } from '../fields.ts'
import { actionsOf, topicsOf } from '../plain-record.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'
import { records } from './all.ts'

export const events = {
  /** An absence was added, changed, withdrawn or restored. */
  'client.absence_changed': z.object({ absence_id: id }),
  /** Care ends on that day. */
  'client.left': z.object({ client_id: id, from: day.nullable() }),
  /** An address of a caregiver was found on the map. */
  'agent_address.located': z.object({
    address_id: id,
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
  }),
} as const satisfies Events

export const jobs = { 'clients.ask_geocoder': z.object({}) } as const satisfies Jobs

export const topics = {
  ...topicsOf(records),
  client: 'clients.read',
  /** The addresses of the whole agency; the id is the agency's. */
  addresses: 'clients.read',
} as const satisfies Topics

export const actions = {
  ...actionsOf(records),
  'client.created': 'client',
  'client.updated': 'client',
  'client.read': 'client',
  'client.revealed': 'client',
  'client.archived': 'client',
  'client.restored': 'client',
  'client.merged': 'client',
  'client.merged_into': 'client',
  'client.unmerged': 'client',
  'clients.exported': 'agency',
  'address.located': '*',
  'addresses.geocoding_asked': 'agency',
} as const satisfies Actions
