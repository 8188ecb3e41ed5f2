import { credentialKinds } from '@homeward/domain/agency/credential-kinds'
import { credentialStatuses } from '@homeward/domain/caregivers/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, instant, line, lockVersion, minutes, paging, sort } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

export const Credential = z.object({
  id,
  agent_id: id,
  kind: z.enum(credentialKinds),
  number: z.string().nullable(),
  issued_on: day.nullable(),
  /** The last day on which it is good; null where it does not end. */
  expires_on: day.nullable(),
  status: z.enum(credentialStatuses),
  /** Days until it ends, negative once it did; null where it does not. */
  days_left: z.int().nullable(),
  /** Whether another one of the same kind lasts longer, so that nothing has to be done about this. */
  replaced: z.boolean(),
  /** Of training. */
  training_minutes: minutes.nullable(),
  note: z.string().nullable(),
  document: z.object({ name: z.string(), url: z.string() }).nullable(),
  created_at: instant,
  lock_version: lockVersion,
})
export type Credential = z.infer<typeof Credential>

export const listCredentials = endpoint({
  room: 'caregivers',
  summary: 'List credentials of a person, first to expire first',
  method: 'GET',
  path: '/agents/:id/credentials',
  look: 'agent',
  permission: 'caregivers.read',
  input: {
    kind: z.enum(credentialKinds).optional(),
    status: z.enum(credentialStatuses).optional(),
    sort: sort(['expires_on', 'kind', 'created_at'], 'expires_on'),
    ...paging(30),
  },
  returns: page(Credential),
})

const credentialFields = {
  kind: z.enum(credentialKinds),
  number: line(60).nullable().optional(),
  issued_on: likelyDay.nullable().optional(),
  expires_on: likelyDay.nullable().optional(),
  training_minutes: z
    .int('Enter hours like 8 or 7.5.')
    .min(1, 'Enter hours like 8 or 7.5, or leave it blank.')
    .max(600_000, 'Enter 10,000 hours or less.')
    .nullable()
    .optional(),
  note: line(500).nullable().optional(),
  /** An upload of the document; null takes it away. */
  signed_id: z.string().max(500).nullable().optional(),
}

export const createCredential = endpoint({
  room: 'caregivers',
  summary: 'Add a credential',
  method: 'POST',
  path: '/agents/:id/credentials',
  permission: 'caregivers.write',
  input: credentialFields,
  returns: record(Credential),
  fails: ['upload_unknown', 'upload_type'],
})

export const updateCredential = endpoint({
  room: 'caregivers',
  summary: 'Update a credential; a new expiration date restarts its notices',
  method: 'PATCH',
  path: '/agents/:id/credentials/:credential_id',
  permission: 'caregivers.write',
  input: { ...z.object(credentialFields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(Credential),
  fails: ['upload_unknown', 'upload_type', 'stale'],
})

export const removeCredential = endpoint({
  room: 'caregivers',
  summary: 'Remove a credential; the history keeps a record of it',
  method: 'DELETE',
  path: '/agents/:id/credentials/:credential_id',
  permission: 'caregivers.write',
  returns: record(z.object({ id })),
})
