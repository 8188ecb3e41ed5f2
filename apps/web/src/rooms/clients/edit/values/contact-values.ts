import type { ClientContact } from '@homeward/contract/clients/parts'
import type { ContactKind } from '@homeward/domain/clients/contacts'
import { phoneWords } from '../../../../ui/text/phone.tsx'
import type { Row } from '../../../../ui/form/rows.ts'

const contactFields = [
  'name',
  'relationship',
  'organization',
  'phone',
  'fax',
  'email',
  'npi',
  'address',
  'note',
] as const
export type ContactField = (typeof contactFields)[number]

/** Somebody around a client as the fields hold them; '' where a field is empty. */
export type ContactValues = Row & Record<ContactField, string>

/** Under which name the contacts of a kind are sent. */
export const contactLists = {
  emergency_contact: 'emergency_contacts_attributes',
  case_manager: 'case_managers_attributes',
  physician: 'physicians_attributes',
  pharmacy: 'pharmacies_attributes',
} as const satisfies Record<ContactKind, string>
export type ContactListName = (typeof contactLists)[ContactKind]

/** What is asked of each kind, in the order of the form. */
export const fieldsOfKind: Record<ContactKind, readonly ContactField[]> = {
  emergency_contact: ['name', 'relationship', 'phone', 'email', 'address', 'note'],
  case_manager: ['name', 'organization', 'phone', 'fax', 'email', 'note'],
  physician: ['name', 'organization', 'npi', 'phone', 'fax', 'email', 'address', 'note'],
  pharmacy: ['name', 'npi', 'phone', 'fax', 'email', 'address', 'note'],
}

export const newContact = (key: string): ContactValues => ({
  key,
  name: '',
  relationship: '',
  organization: '',
  phone: '',
  fax: '',
  email: '',
  npi: '',
  address: '',
  note: '',
})

export const contactValues = (contact: ClientContact): ContactValues => ({
  key: contact.id,
  id: contact.id,
  name: contact.name,
  relationship: contact.relationship ?? '',
  organization: contact.organization ?? '',
  phone: contact.phone ? phoneWords(contact.phone) : '',
  fax: contact.fax ? phoneWords(contact.fax) : '',
  email: contact.email ?? '',
  npi: contact.npi ?? '',
  address: contact.address ?? '',
  note: contact.note ?? '',
})

/** A contact without anything typed. */
export const isBlankContact = (contact: ContactValues): boolean =>
  contact.id === undefined && contactFields.every((field) => contact[field] === '')
