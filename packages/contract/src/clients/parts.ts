import { ethnicities, livingSituations, races } from '@homeward/domain/clients/background'
import { contactKinds } from '@homeward/domain/clients/contacts'
import { caregiverGenderPreferences, contactMethods } from '@homeward/domain/clients/preferences'
import { z } from 'zod'
import { npi } from '../agency/office-fields.ts'
import { type Address, addressAttributes, neededOfAddress } from '../address-fields.ts'
import { email, id, line, text } from '../fields.ts'
import { nestedEntry } from '../nested.ts'
import { phone } from '../phone.ts'

/** A line that may be left out, or emptied with null. */
export const optionalLine = (most = 200) => line(most).nullable().optional()

/** A client's stored address. */
export type ClientAddress = Omit<z.infer<typeof Address>, 'agency_id' | 'status'>

/** Like other addresses, and whether letters go there and not to the primary address. */
export const ClientAddressAttributes = nestedEntry(
  { ...addressAttributes, mailing_address: z.boolean() },
  neededOfAddress,
)

/** A client's contact: emergency contact, case manager, physician or pharmacy. */
export const ClientContact = z.object({
  id,
  kind: z.enum(contactKinds),
  name: z.string(),
  relationship: z.string().nullable(),
  organization: z.string().nullable(),
  phone: z.string().nullable(),
  fax: z.string().nullable(),
  email: z.string().nullable(),
  npi: z.string().nullable(),
  /** In one line, as on a letter. */
  address: z.string().nullable(),
  note: z.string().nullable(),
})
export type ClientContact = z.infer<typeof ClientContact>

/** One entry of a list of contacts: with an id it changes, with `_destroy` it removes. */
export const ContactAttributes = nestedEntry(
  {
    name: line(120),
    relationship: optionalLine(60),
    organization: optionalLine(120),
    phone: phone.nullable().optional(),
    fax: phone.nullable().optional(),
    email: email.nullable().optional(),
    npi: npi.nullable().optional(),
    address: optionalLine(200),
    note: text(1000).nullable().optional(),
  },
  ['name'],
)

/** Demographics for statistics and communication; null is unknown. */
export const Demographics = z.object({
  ethnicity: z.enum(ethnicities).nullable(),
  race: z.array(z.enum(races)),
  interpreter_needed: z.boolean(),
  living_situation: z.enum(livingSituations).nullable(),
  lives_with: z.string().nullable(),
  occupation: z.string().nullable(),
})
export type Demographics = z.infer<typeof Demographics>

/** The sent parts of the demographics change; the others stay. */
export const DemographicsAttributes = z.strictObject({
  ethnicity: z.enum(ethnicities).nullable().optional(),
  race: z.array(z.enum(races)).max(races.length).optional(),
  interpreter_needed: z.boolean().optional(),
  living_situation: z.enum(livingSituations).nullable().optional(),
  lives_with: optionalLine(200),
  occupation: optionalLine(120),
})

/** The client's wishes and what a caregiver must know before a visit. Never keys or door codes. */
export const ClientSettings = z.object({
  caregiver_gender: z.enum(caregiverGenderPreferences),
  /** Agents who must not be sent to this client. */
  do_not_send: z.array(id),
  preferred_language: z.string().nullable(),
  contact_by: z.enum(contactMethods).nullable(),
  pets: z.string().nullable(),
  smoking: z.boolean().nullable(),
  allergies: z.string().nullable(),
  note: z.string().nullable(),
})
export type ClientSettings = z.infer<typeof ClientSettings>

/** The sent settings change; the others stay. */
export const SettingsAttributes = z.strictObject({
  caregiver_gender: z.enum(caregiverGenderPreferences).optional(),
  do_not_send: z.array(id).max(100).optional(),
  preferred_language: optionalLine(40),
  contact_by: z.enum(contactMethods).nullable().optional(),
  pets: optionalLine(200),
  smoking: z.boolean().nullable().optional(),
  allergies: optionalLine(400),
  note: text(1000).nullable().optional(),
})
