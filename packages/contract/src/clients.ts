import { addressLocationTypes, clientStatuses, genders } from '@homeward/domain/clients/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from './endpoint.ts'
import {
  abilities,
  day,
  id,
  instant,
  latitude,
  line,
  lockVersion,
  longitude,
  paging,
  sort,
} from './fields.ts'

const optionalLine = (most = 200) => line(most).nullable().optional()
const phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ()./-]{7,25}$/, 'Use a phone number like (919) 555-0123.')

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
})
export type Address = z.infer<typeof Address>

/** One entry of addresses_attributes: with an id it changes, with `_destroy` it removes. */
export const AddressAttributes = z.strictObject({
  id: id.optional(),
  street: line(120),
  unit: optionalLine(40),
  city: line(80),
  county: optionalLine(80),
  state: z.string().regex(/^[A-Z]{2}$/, 'Use the two letters of the state.'),
  zip: z.string().regex(/^\d{5}(-?\d{4})?$/, 'Use 5 or 9 digits.'),
  location_type: z.enum(addressLocationTypes).default('home'),
  primary: z.boolean().default(true),
  latitude: latitude.nullable().optional(),
  longitude: longitude.nullable().optional(),
  _destroy: z.boolean().optional(),
})

const clientFields = {
  first_name: line(80),
  middle_name: optionalLine(80),
  last_name: line(80),
  nickname: optionalLine(80),
  gender: z.enum(genders),
  birthdate: day.nullable().optional(),
  phone: phone.nullable().optional(),
  email: z.email('Use an e-mail address like name@example.org.').nullable().optional(),
  status: z.enum(clientStatuses),
  language: optionalLine(40),
  office_id: id.nullable().optional(),
  primary_payor_id: id.nullable().optional(),
  /** The client's member id at the payor; kept encrypted, shown masked. */
  medicaid_number: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{5,20}$/, 'A member id has 5 to 20 letters and digits.')
    .nullable()
    .optional(),
  /** ICD-10-CM codes without a dot, the principal one first. */
  diagnosis_codes: z
    .array(
      // People type them as they stand in a chart, such as g30.9.
      z
        .string()
        .trim()
        .toUpperCase()
        .overwrite((code) => code.replace('.', ''))
        .regex(/^[A-TV-Z][0-9][0-9AB][0-9A-TV-Z]{0,4}$/, 'Use an ICD-10 code like I10.'),
    )
    .max(12, 'At most 12 diagnoses fit on a claim.')
    .optional(),
  do_not_resuscitate: z.boolean().optional(),
  addresses_attributes: z.array(AddressAttributes).max(20).optional(),
}

export const ClientRow = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  status: z.enum(clientStatuses),
  birthdate: day.nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  office: z.object({ id, name: z.string() }).nullable(),
  primary_payor: z.object({ id, name: z.string() }).nullable(),
})
export type ClientRow = z.infer<typeof ClientRow>

export const Client = ClientRow.extend({
  middle_name: z.string().nullable(),
  nickname: z.string().nullable(),
  gender: z.enum(genders),
  email: z.string().nullable(),
  language: z.string().nullable(),
  /** Masked to the last four characters. */
  medicaid_number: z.string().nullable(),
  diagnosis_codes: z.array(z.string()),
  do_not_resuscitate: z.boolean(),
  addresses: z.array(Address),
  current_address: Address.nullable(),
  prev_client_id: id.nullable(),
  next_client_id: id.nullable(),
  created_at: instant,
  lock_version: lockVersion,
  abilities,
})
export type Client = z.infer<typeof Client>

export const listClients = endpoint({
  room: 'clients',
  spec: 'E120',
  summary: 'Clients by last name; the status filter is active unless another is asked for',
  method: 'GET',
  path: '/clients',
  permission: 'clients.read',
  input: {
    search: z.string().trim().max(100).optional(),
    status: z.enum([...clientStatuses, 'all']).default('active'),
    office_id: id.optional(),
    payor_id: id.optional(),
    sort: sort(['last_name', 'first_name', 'birthdate', 'status', 'created_at'], 'last_name'),
    ...paging(20),
  },
  returns: page(ClientRow),
})

export const getClient = endpoint({
  room: 'clients',
  spec: 'E121',
  summary: 'The profile of a client',
  method: 'GET',
  path: '/clients/:id',
  permission: 'clients.read',
  returns: record(Client),
})

export const createClient = endpoint({
  room: 'clients',
  spec: 'E122',
  summary: 'Add a client',
  method: 'POST',
  path: '/clients',
  permission: 'clients.write',
  input: {
    ...clientFields,
    gender: clientFields.gender.default('male'),
    status: clientFields.status.default('prospect'),
  },
  returns: record(Client),
})

export const updateClient = endpoint({
  room: 'clients',
  spec: 'E123',
  summary: 'Change a client and its addresses',
  method: 'PATCH',
  path: '/clients/:id',
  permission: 'clients.write',
  input: { ...z.object(clientFields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(Client),
  fails: ['stale'],
})

export const archiveClient = endpoint({
  room: 'clients',
  spec: 'E124',
  summary: 'Take a client out of the lists; nothing is erased, and a client with visits stays',
  method: 'DELETE',
  path: '/clients/:id',
  permission: 'clients.write',
  returns: record(z.object({ id })),
  fails: ['status_not_allowed'],
})
