import { createHash } from 'node:crypto'
import type { Visit } from '@homeward/contract/visits/visits'

/**
 * SHA-256, in hex, over what a client signs: which visit, whose, when it was planned and recorded,
 * and what was answered. The same visit gives the same hash, so that a later change of it shows.
 */
export const documentHash = (visit: Visit): string =>
  createHash('sha256')
    .update(canonicalJson(documentOf(visit)))
    .digest('hex')

const documentOf = (visit: Visit) => ({
  visit_id: visit.id,
  client_id: visit.client.id,
  agent_id: visit.agent_id,
  service_ids: visit.services.map(({ id }) => id),
  starts_at: visit.starts_at,
  ends_at: visit.ends_at,
  check_in_at: visit.check_in_at,
  check_out_at: visit.check_out_at,
  activities: visit.activities
    .map(({ activity_id, status, note }) => ({ activity_id, status, note }))
    .toSorted((a, b) => (a.activity_id < b.activity_id ? -1 : 1)),
})

/** JSON with the keys of every object in order, and nothing between. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
