import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { toJson } from '../rooms/verification/outbox-store.ts'
import type { Attempt, Row, Sending } from './verification-store.ts'

const Said = z.array(z.object({ code: z.string().nullable(), said: z.string().nullable() }))

/** The attempt that a vendor refused, with its answer. */
export function refusedAttempt(row: Row): { sending: Sending; attempt: Attempt } {
  const { agency_id, account_id, kind } = row
  const at = String(row.sent_at)
  const sending = {
    agency_id,
    id: uuid(),
    account_id,
    kind,
    records: 1,
    outcome: 'rejected' as const,
    began_at: at,
    ended_at: at,
  }
  const said = Said.parse(row.problems).map(({ code, said: message }) => ({ code, message }))
  const attempt = {
    agency_id,
    id: uuid(),
    verification_id: row.id,
    sending_id: sending.id,
    sequence: row.sequence ?? 0,
    outcome: 'rejected' as const,
    response: JSON.stringify(said),
    problems: toJson(said),
    began_at: at,
    ended_at: at,
  }
  return { sending, attempt }
}
