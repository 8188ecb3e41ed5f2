import type { Visit } from '@homeward/contract/visits/visits'

type Activity = Visit['activities'][number]

/** What of a visit is signed. */
type Signed = Pick<
  Visit,
  'id' | 'agent_id' | 'starts_at' | 'ends_at' | 'check_in_at' | 'check_out_at'
> & {
  client: { id: string }
  services: readonly { id: string }[]
  activities: readonly Pick<Activity, 'activity_id' | 'status' | 'note'>[]
}

/** What a client signs: which visit, whose, when it was planned and recorded, and what was answered. */
export const signedDocument = (visit: Signed) => ({
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
