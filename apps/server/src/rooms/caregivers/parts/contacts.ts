import type {
  EmergencyContact,
  EmergencyContactAttributes,
} from '@homeward/contract/caregivers/agent-parts'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { overlaid } from '../../../plumbing/overlaid.ts'
import { type Settled, settleNested } from './nested.ts'

/** The emergency contacts of a person after a change. */
export const settleContacts = (
  current: readonly EmergencyContact[],
  entries: readonly z.output<typeof EmergencyContactAttributes>[],
): Settled<EmergencyContact> =>
  settleNested('emergency_contacts_attributes', current, entries, ({ _destroy, ...fields }) => {
    const blank = { id: uuid(), name: '', phone: '', relationship: null, email: null }
    return overlaid<EmergencyContact>(current.find(({ id }) => id === fields.id) ?? blank, fields)
  })
