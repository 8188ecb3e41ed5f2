import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { genders } from '@homeward/domain/person/gender'
import { z } from 'zod'
import { clientFields } from './fields.ts'
import { clientFilter } from './filter.ts'
import {
  background,
  insurance,
  ladder,
  maskedValue,
  medical,
  named,
  related,
  words,
} from './record.ts'
import { Address as AddressSchema } from '../address-fields.ts'
import { CommentAttributes } from '../collaboration/comments.ts'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, instant, lockVersion, paging } from '../fields.ts'

export type Address = z.infer<typeof AddressSchema>

export const ClientRow = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  nickname: words,
  status: z.enum(clientStatuses),
  birthdate: day.nullable(),
  phone: words,
  email: words,
  city: words,
  county: words,
  language: words,
  office: named.nullable(),
  primary_payor: named.nullable(),
  service: z.object({ id, label: z.string() }).nullable(),
  tags: z.array(z.string()),
  do_not_resuscitate: z.boolean(),
  /** Alerts that are not dismissed. */
  alerts_count: z.int(),
  /** The last day of the authorization that ends last; null without an active one. */
  authorized_until: day.nullable(),
  created_at: instant,
})
export type ClientRow = z.infer<typeof ClientRow>

export const Client = ClientRow.extend({
  type: z.literal('Client'),
  middle_name: words,
  gender: z.enum(genders),
  /** False if no one stated it: `gender` is then only the default. */
  gender_confirmed: z.boolean(),
  secondary_phone: words,
  branch: words,
  social_security_number: maskedValue,
  /** The protected side of the record in one place, masked. */
  private_profile: z.object({
    gender: z.enum(genders),
    birthdate: day.nullable(),
    social_security_number: maskedValue,
    medicaid_number: maskedValue,
    medicare_number: maskedValue,
    insurance_number: maskedValue,
  }),
  addresses: z.array(AddressSchema),
  current_address: AddressSchema.nullable(),
  ...ladder,
  ...background,
  ...insurance,
  ...medical,
  ...related,
  lock_version: lockVersion,
  abilities,
})
export type Client = z.infer<typeof Client>

export const listClients = endpoint({
  room: 'clients',
  spec: 'E120',
  summary: 'List clients by last name; the status filter defaults to active',
  method: 'GET',
  path: '/clients',
  look: 'client',
  permission: 'clients.read',
  input: { ...clientFilter, ...paging(20) },
  returns: page(ClientRow),
})

export const getClient = endpoint({
  room: 'clients',
  spec: 'E121',
  summary: 'Get the profile of a client',
  method: 'GET',
  path: '/clients/:id',
  permission: 'clients.read',
  returns: record(Client),
  fails: ['client_merged'],
})

export const createClient = endpoint({
  room: 'clients',
  spec: 'E122',
  summary: 'Add a client; possible duplicates must be confirmed first',
  method: 'POST',
  path: '/clients',
  permission: 'clients.write',
  input: {
    ...clientFields,
    /** Required where the agency has offices. */
    office_id: clientFields.office_id,
    /** Left out: male, marked as not confirmed. */
    gender: clientFields.gender.optional(),
    status: clientFields.status.default('prospect'),
    /** Set once a person checked the likely matches and found no duplicate. */
    duplicate_checked: z.boolean().default(false),
  },
  returns: record(Client),
  fails: ['possible_duplicate'],
})

export const updateClient = endpoint({
  room: 'clients',
  spec: 'E123',
  summary: 'Update a client with addresses and contacts',
  method: 'PATCH',
  path: '/clients/:id',
  permission: 'clients.write',
  input: {
    ...z.object(clientFields).partial().shape,
    comments_attributes: z
      .array(CommentAttributes)
      .max(20, 'Enter no more than 20 at once.')
      .optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Client),
  fails: [
    'stale',
    'status_not_allowed',
    'client_not_ready',
    'client_merged',
    'comment_not_editable',
  ],
})

export const archiveClient = endpoint({
  room: 'clients',
  spec: 'E124',
  summary: 'Archive a client; a client with visits cannot be archived',
  method: 'DELETE',
  path: '/clients/:id',
  permission: 'clients.write',
  returns: record(z.object({ id })),
  fails: ['status_not_allowed', 'client_merged'],
})
