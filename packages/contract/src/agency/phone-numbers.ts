import { phoneNumberKinds } from '@homeward/domain/agency/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, line, lockVersion, paging } from '../fields.ts'
import { listFile, plainRecord } from '../plain-record.ts'
import { phone, searched } from './office-fields.ts'

/** A number that the agency uses for calls and messages. */
export const AgencyPhoneNumber = z.object({
  id,
  /** Digits only. */
  number: z.string(),
  label: z.string(),
  kind: z.enum(phoneNumberKinds),
  office: z.object({ id, name: z.string() }).nullable(),
  /** The default number; the agency has at most one. */
  is_default: z.boolean(),
  lock_version: lockVersion,
  abilities,
})
export type AgencyPhoneNumber = z.infer<typeof AgencyPhoneNumber>

const fields = {
  number: phone,
  label: line(80),
  kind: z.enum(phoneNumberKinds),
  office_id: id.nullable().optional(),
  /** True makes this the default number in place of the other. */
  is_default: z.boolean().optional(),
}

export const listPhoneNumbers = endpoint({
  room: 'agency',
  spec: 'E242',
  summary: 'List phone numbers of the agency by label',
  method: 'GET',
  path: '/phone_numbers',
  permission: 'agency.read',
  input: {
    search: searched,
    kind: z.enum(phoneNumberKinds).optional(),
    office_id: id.optional(),
    ...paging(30),
  },
  returns: page(AgencyPhoneNumber),
})

export const createPhoneNumber = endpoint({
  room: 'agency',
  spec: 'E242',
  summary: 'Add a phone number',
  method: 'POST',
  path: '/phone_numbers',
  permission: 'phone_numbers.write',
  input: { ...fields, kind: fields.kind.default('both') },
  returns: record(AgencyPhoneNumber),
  fails: ['phone_number_taken'],
})

export const updatePhoneNumber = endpoint({
  room: 'agency',
  spec: 'E242',
  summary: 'Update a phone number',
  method: 'PATCH',
  path: '/phone_numbers/:id',
  permission: 'phone_numbers.write',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(AgencyPhoneNumber),
  fails: ['stale', 'phone_number_taken'],
})

export const deletePhoneNumber = endpoint({
  room: 'agency',
  spec: 'E242',
  summary: 'Remove a phone number',
  method: 'DELETE',
  path: '/phone_numbers/:id',
  permission: 'phone_numbers.write',
  returns: record(z.object({ id })),
})

export const exportPhoneNumbers = listFile(listPhoneNumbers, 'lists.export')

export const phoneNumbers = plainRecord({
  type: 'phone_number',
  endpoints: {
    list: listPhoneNumbers,
    create: createPhoneNumber,
    update: updatePhoneNumber,
    delete: deletePhoneNumber,
    export: exportPhoneNumbers,
  },
  example: (n, { office }) => ({
    number: `919 555 ${String(1000 + n)}`,
    label: `Front desk ${n}`,
    office_id: office,
  }),
})
