import type {
  EmergencyContact,
  EmergencyContactAttributes,
} from '@homeward/contract/caregivers/agent-parts'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { type Settled, settleNested } from './nested.ts'

/** The emergency contacts of a person after a change. */
export const settleContacts = (
  current: readonly EmergencyContact[],
  entries: readonly z.output<typeof EmergencyContactAttributes>[],
): Settled<EmergencyContact> =>
  settleNested(
    'emergency_contacts_attributes',
    current,
    entries,
    ({ id = uuid(), name, phone, relationship = null, email = null }) => ({
      id,
      name,
      phone,
      relationship,
      email,
    }),
  )
