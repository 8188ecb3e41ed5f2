import type { CareplanStatus } from '../care/vocabulary.ts'
import { careplanMoves } from '../care/careplan.ts'
import { claimMoves } from '../billing/claim-transitions.ts'
import type { ClaimStatus, RemittanceStatus } from '../billing/vocabulary.ts'
import { isEditable } from '../visits/review.ts'
import type { EditFacts } from '../visits/review.ts'
import type { Capability } from './capabilities.ts'

/** What somebody holds; a super admin holds every capability. */
export type Holder = { capabilities: readonly Capability[] }

/** Whether the person holds the capability. */
export const holds = ({ capabilities }: Holder, capability: Capability): boolean =>
  capabilities.includes(capability)

/** What may be done with a client. */
export const clientAbilities = (holder: Holder): Record<string, boolean> => ({
  edit: holds(holder, 'clients.write'),
  archive: holds(holder, 'clients.write'),
  add_authorization: holds(holder, 'authorizations.write'),
  add_careplan: holds(holder, 'careplans.write'),
  reveal: holds(holder, 'clients.reveal'),
  merge: holds(holder, 'clients.merge'),
})

/** What may be done with an authorization. */
export const authorizationAbilities = (
  holder: Holder,
  authorization: { status: string },
): Record<string, boolean> => {
  const may = holds(holder, 'authorizations.write')
  return {
    edit: may && authorization.status !== 'archived',
    archive: may && authorization.status !== 'archived',
    restore: may && authorization.status === 'archived',
    add_careplan: holds(holder, 'careplans.write') && authorization.status !== 'archived',
  }
}

/** What may be done with a care plan. */
export const careplanAbilities = (
  holder: Holder,
  { status }: { status: CareplanStatus },
): Record<string, boolean> => {
  const may = holds(holder, 'careplans.write')
  const moves = careplanMoves[status]
  return {
    edit: may && (status === 'draft' || status === 'scheduled'),
    schedule: may && moves.includes('scheduled'),
    activate: may && moves.includes('active'),
    end: may && moves.includes('inactive'),
    archive: may && moves.includes('archived'),
  }
}

/**
 * What may be done with a visit. A caregiver records their own visits only: `agentId` of the holder
 * is set for field roles and null for the office.
 */
export const visitAbilities = (
  holder: Holder & { agentId: string | null },
  visit: EditFacts & { agentId: string | null; signed: boolean },
): Record<string, boolean> => {
  const { status } = visit
  const waiting = status === 'scheduled' || status === 'available'
  const schedules = holds(holder, 'visits.schedule')
  const reviews = holds(holder, 'visits.review')
  const own = holder.agentId === null || holder.agentId === visit.agentId
  const records = holds(holder, 'visits.capture') && own
  const recording = status === 'in_progress' || status === 'completed'
  return {
    edit: schedules && isEditable(visit),
    assign: schedules && waiting,
    reschedule: schedules && waiting,
    cancel: schedules && waiting,
    check_in: records && status === 'scheduled' && visit.agentId !== null,
    check_out: records && status === 'in_progress',
    answer: records && recording,
    sign: records && recording && !visit.signed,
    approve: reviews && (status === 'completed' || status === 'rejected'),
    reject: reviews && status === 'completed',
    reopen: reviews && (status === 'approved' || status === 'rejected') && isEditable(visit),
  }
}

/** What may be done with a claim; `ready` says whether every readiness check holds. */
export const claimAbilities = (
  holder: Holder,
  claim: { status: ClaimStatus; ready: boolean },
): Record<string, boolean> => {
  const may = holds(holder, 'claims.write')
  const moves = claimMoves[claim.status]
  return {
    edit: may,
    mark_ready: may && claim.ready && moves.includes('ready_to_send'),
    hold: may && moves.includes('on_hold'),
    review: may && moves.includes('for_review'),
    mark_unbillable: may && moves.includes('unbillable'),
  }
}

/** What may be done with a remittance. */
export const eraAbilities = (
  holder: Holder,
  era: { status: RemittanceStatus; balanced: boolean; unmatched: number },
): Record<string, boolean> => {
  const may = holds(holder, 'remittances.write')
  return {
    match: may && era.unmatched > 0,
    post: may && era.status === 'held' && era.balanced && era.unmatched === 0,
  }
}
