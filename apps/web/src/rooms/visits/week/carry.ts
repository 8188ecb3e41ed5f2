import type { VisitRow } from '@homeward/contract/visits/visits'
import type { Lane, LaneKind } from './lanes.ts'

/** A cell of the week. */
export type Cell = { lane: Lane; day: string }

/** What moving a visit to a cell means: a change, a reason why it cannot be, or nothing at all. */
export type Carried =
  | { kind: 'change'; change: { agent_id?: string | null; scheduled_date?: string } }
  | { kind: 'impossible'; why: string }
  | { kind: 'same' }

/** Whether a visit can be moved on the board: only while it waits to begin. */
export const isCarryable = ({ status }: Pick<VisitRow, 'status'>): boolean =>
  status === 'available' || status === 'scheduled'

/** What it means to put a visit into a cell: another day, another caregiver, or none. */
export const carriedTo = (visit: VisitRow, { lane, day }: Cell, kind: LaneKind): Carried => {
  if (lane.kind === 'client' && lane.id !== visit.client.id) {
    return { kind: 'impossible', why: `The visit stays with ${visit.client.name}.` }
  }
  const agentId = agentIn(visit, lane, kind)
  const change = {
    ...(agentId !== (visit.agent?.id ?? null) && { agent_id: agentId }),
    ...(day !== visit.scheduled_date && { scheduled_date: day }),
  }
  return Object.keys(change).length === 0 ? { kind: 'same' } : { kind: 'change', change }
}

/** The caregiver that a lane stands for; a lane of a client leaves the visit with its own. */
const agentIn = (visit: VisitRow, lane: Lane, kind: LaneKind): string | null => {
  if (lane.kind === 'unassigned') return null
  return kind === 'caregivers' ? lane.id : (visit.agent?.id ?? null)
}
