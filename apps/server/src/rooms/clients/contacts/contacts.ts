import type { ClientContact, ContactAttributes } from '@homeward/contract/clients/parts'
import type { ContactKind } from '@homeward/domain/clients/contacts'
import type { z } from 'zod'
import { Failure } from '../../../plumbing/failure.ts'
import { overlaid } from '../../../plumbing/overlaid.ts'

type Entry = z.output<typeof ContactAttributes>

/** The lists of contacts by the names under which they are sent. */
const contactLists = {
  emergency_contacts_attributes: 'emergency_contact',
  case_managers_attributes: 'case_manager',
  physicians_attributes: 'physician',
  pharmacies_attributes: 'pharmacy',
} as const satisfies Record<string, ContactKind>

type ContactLists = { [List in keyof typeof contactLists]?: readonly Entry[] | undefined }

type Settled = { changed: ClientContact[]; removed: string[] }

/**
 * The contacts after applying the sent lists: entries with an id change, others are added, `_destroy`
 * removes, and contacts that no entry names stay.
 */
export function settleContacts(
  current: readonly ClientContact[],
  lists: ContactLists,
  newId: () => string,
): Settled {
  const settled: Settled = { changed: [], removed: [] }
  const fields: Record<string, string[]> = {}
  for (const [list, kind] of Object.entries(contactLists) as [keyof ContactLists, ContactKind][]) {
    const known = new Map(current.filter((one) => one.kind === kind).map((one) => [one.id, one]))
    for (const [at, { id, _destroy, ...entry }] of (lists[list] ?? []).entries()) {
      const path = `${list}.${at}`
      const stored = known.get(id ?? '')
      // Each ID may appear in only one entry.
      if (id !== undefined && !known.delete(id)) {
        fields[`${path}.id`] = ['This does not belong to the client. Reload and try again.']
      }
      if (!_destroy)
        settled.changed.push(asContact(stored ?? { ...blank, id: newId(), kind }, entry))
      else if (id !== undefined) settled.removed.push(id)
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  return settled
}

/** Before anything is said of them. */
const blank = {
  name: '',
  relationship: null,
  organization: null,
  phone: null,
  fax: null,
  email: null,
  npi: null,
  address: null,
  note: null,
}

const asContact = (stored: ClientContact, entry: Omit<Entry, 'id' | '_destroy'>): ClientContact => {
  const contact = overlaid(stored, entry)
  return { ...contact, note: contact.note || null }
}
