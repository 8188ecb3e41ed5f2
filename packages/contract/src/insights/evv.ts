import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { day, id, instant } from '../fields.ts'

export const evvSummary = endpoint({
  room: 'insights',
  summary:
    'Get how much of the last 30 days EVV vendors verified, how much of it staff entered, and what waits',
  method: 'GET',
  path: '/insights/evv',
  permission: 'verifications.read',
  input: {
    /** Of clients who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      /** Whether the agency has an account with an EVV vendor. */
      in_use: z.boolean(),
      start_date: day,
      end_date: day,
      /** Visits of these days that vendors are told about, for each account, and those verified. */
      told: z.int(),
      verified: z.int(),
      /** Approved visits of these days, and those of which staff entered the check-in or check-out. */
      approved: z.int(),
      entered_by_staff: z.int(),
      /** Records of any day that are held or were rejected, and those that vendors owe an answer. */
      stopped: z.int(),
      unanswered: z.int(),
      /** When the oldest record that waits for an answer was sent. */
      oldest_unanswered_at: instant.nullable(),
    }),
  ),
})
