import type { ClientContact, ContactAttributes } from '@homeward/contract/clients/parts'
import type { ContactKind } from '@homeward/domain/clients/contacts'
import type { z } from 'zod'
import { Failure } from '../../../plumbing/failure.ts'

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
 * What the lists of contacts that were sent make of those that are there: entries with an id replace,
 * others are added, `_destroy` removes, and contacts that no entry names stay.
 */
export function settleContacts(
  current: readonly ClientContact[],
  lists: ContactLists,
  newId: () => string,
): Settled {
  const settled: Settled = { changed: [], removed: [] }
  const fields: Record<string, string[]> = {}
  for (const [list, kind] of Object.entries(contactLists) as [keyof ContactLists, ContactKind][]) {
    const known = new Set(current.filter((one) => one.kind === kind).map(({ id }) => id))
    for (const [at, { id, _destroy, ...entry }] of (lists[list] ?? []).entries()) {
      const path = `${list}.${at}`
      // An id that was named stands for one entry only.
      if (id !== undefined && !known.delete(id)) {
        fields[`${path}.id`] = ['This does not belong to the client. Reload and try again.']
      }
      if (!_destroy) settled.changed.push(asContact(id ?? newId(), kind, entry))
      else if (id !== undefined) settled.removed.push(id)
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  return settled
}

const asContact = (
  id: string,
  kind: ContactKind,
  entry: Omit<Entry, 'id' | '_destroy'>,
): ClientContact => ({
  id,
  kind,
  name: entry.name,
  relationship: entry.relationship ?? null,
  organization: entry.organization ?? null,
  phone: entry.phone ?? null,
  fax: entry.fax ?? null,
  email: entry.email ?? null,
  npi: entry.npi ?? null,
  address: entry.address ?? null,
  note: entry.note || null,
})
