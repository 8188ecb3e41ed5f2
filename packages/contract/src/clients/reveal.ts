import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'

/** The fields that are kept encrypted and shown masked. */
export const revealableClientFields = [
  'social_security_number',
  'medicaid_number',
  'medicare_number',
  'insurance_number',
] as const
export type RevealableClientField = (typeof revealableClientFields)[number]

/** Not a write: a stored answer for a repeated request would keep the value unmasked. */
export const revealClientField = endpoint({
  room: 'clients',
  summary: 'Reveal a protected value; the access is logged',
  method: 'POST',
  path: '/clients/:id/reveal',
  permission: 'clients.reveal',
  input: { field: z.enum(revealableClientFields) },
  returns: record(
    z.object({ field: z.enum(revealableClientFields), value: z.string().nullable() }),
  ),
  writes: false,
  limit: 'reveal',
})
