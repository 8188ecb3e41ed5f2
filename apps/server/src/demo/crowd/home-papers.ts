import { v7 as uuid } from 'uuid'
import { documentHash } from '../../rooms/files/door.ts'
import { signedDocument } from '../../rooms/visits/capture/signed-document.ts'
import { demoAgencyId } from '../data/agency.ts'
import type { BegunVisit } from '../find-store.ts'
import type { CrowdStory } from './story.ts'
import type { PlayedVisit } from './visit-rows.ts'

const agency_id = demoAgencyId
const minuteMs = 60_000

/** The answers to the activities of a visit, one after the other while it lasts. */
export function answersOf(visit: PlayedVisit, story: CrowdStory, activities: readonly string[]) {
  if (visit.check_in_at === null) return []
  const begun = Date.parse(visit.check_in_at)
  const answered = visit.check_out_at === null ? 2 : activities.length - story.unanswered
  const pause = visit.scheduled_duration / (activities.length + 2)
  return activities.slice(0, Math.max(answered, 0)).map((activity_id, turn) => {
    const refused = turn === answered - 1 && story.refusal !== null
    return {
      agency_id,
      visit_id: visit.id,
      activity_id,
      status: refused ? ('rejected' as const) : ('completed' as const),
      note: refused ? story.refusal : null,
      answered_at: new Date(begun + Math.round((turn + 1) * pause) * minuteMs).toISOString(),
    }
  })
}

type Answered = ReturnType<typeof answersOf>

/** The client's signature under a visit as it was when they signed, just before the check-out. */
export function signatureOf(
  begun: BegunVisit,
  visit: PlayedVisit,
  {
    fileId,
    activities,
    answers,
  }: { fileId: string; activities: readonly string[]; answers: Answered },
) {
  const at = new Date(Date.parse(visit.check_out_at ?? '') - minuteMs).toISOString()
  const document = signedDocument({
    id: visit.id,
    client: { id: begun.client_id },
    agent_id: visit.agent_id,
    services: [{ id: begun.service_id }],
    starts_at: visit.starts_at,
    ends_at: visit.ends_at,
    check_in_at: visit.check_in_at,
    check_out_at: null,
    activities: activities.map((activity_id) => {
      const answer = answers.find((one) => one.activity_id === activity_id)
      return { activity_id, status: answer?.status ?? null, note: answer?.note ?? null }
    }),
  })
  return {
    agency_id,
    id: uuid(),
    visit_id: visit.id,
    signer_role: 'client' as const,
    file_id: fileId,
    signed_by: `${begun.first_name} ${begun.last_name}`,
    signed_at: at,
    document_hash: documentHash(document),
    created_at: at,
  }
}
