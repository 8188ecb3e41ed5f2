import * as contract from '@homeward/contract/visits/call-out'
import { verb } from '../../../plumbing/http/verb.ts'
import { addAbsence } from '../../caregivers/door.ts'
import { presentCandidate } from '../assignment/list-candidates.ts'
import { findPlanned } from '../assignment/planned-store.ts'
import { rankForEach } from '../assignment/rank-candidates.ts'
import { findToCover } from './cover-store.ts'
import { followAbsence } from './follow-absence.ts'

/** Candidates that are proposed for each visit. */
const proposed = 3

/**
 * Takes a caregiver's visits of some days off the schedule at once, and says for each of them who fits best. It
 * leaves the same absence as the list of absences, where it can be changed or withdrawn.
 */
export const callOut = verb(contract.callOut, async (ctx, input) => {
  const startDate = input.start_date ?? ctx.today
  const absenceId = await addAbsence(ctx, {
    agentId: input.agent_id,
    kind: input.kind,
    startDate,
    endDate: input.end_date ?? startDate,
    note: input.note ?? null,
    reason: input.reason,
  })
  await followAbsence(ctx, 'agent', absenceId)
  const taken = await findToCover(ctx.tx, absenceId)
  const planned = await findPlanned(
    ctx.tx,
    taken.map(({ id }) => id),
  )
  const ranked = await rankForEach(ctx, planned)
  const candidates = new Map(planned.map(({ id }, at) => [id, ranked[at] ?? []]))
  const visits = taken.map(({ client_id, client_name, ...visit }) => ({
    ...visit,
    client: { id: client_id, name: client_name },
    candidates: (candidates.get(visit.id) ?? [])
      .slice(0, proposed)
      .map((one) => presentCandidate(ctx, one)),
  }))
  return { absence_id: absenceId, visits }
})
