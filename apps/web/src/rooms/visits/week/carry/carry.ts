import type { VisitRow } from '@homeward/contract/visits/visits'
import type { Lane, LaneKind } from '../rows/lanes.ts'

/** A cell of the board. */
export type Cell = { lane: Lane; day: string }

/** What carrying a visit changes. */
export type Change = {
  agent_id?: string | null
  scheduled_date?: string
  scheduled_time?: string
  scheduled_duration?: number
}

/** How much later a visit starts and how much longer it takes than planned, in minutes. */
export type Stretch = { later: number; longer: number }

/** What moving a visit to a cell means: a change, a reason why it cannot be, or nothing at all. */
export type Carried =
  | { kind: 'change'; change: Change }
  | { kind: 'impossible'; why: string }
  | { kind: 'same' }

/** Whether a visit can be moved on the board: only while it waits to begin. */
export const isCarryable = ({ status }: Pick<VisitRow, 'status'>): boolean =>
  status === 'available' || status === 'scheduled'

/** Minutes in which the board moves and stretches visits. */
export const stretchStep = 15
const aDay = 24 * 60

type Times = Pick<VisitRow, 'scheduled_time' | 'scheduled_duration'>

/** A visit within its day: from midnight on, a quarter of an hour to a day long. */
const stretched = (
  { scheduled_time, scheduled_duration }: Times,
  { later, longer }: Stretch,
): Times => {
  const [hours = 0, minutes = 0] = scheduled_time.split(':').map(Number)
  const start = Math.min(Math.max(hours * 60 + minutes + later, 0), aDay - stretchStep)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    scheduled_time: `${two(Math.floor(start / 60))}:${two(start % 60)}`,
    scheduled_duration: Math.min(Math.max(scheduled_duration + longer, stretchStep), aDay),
  }
}

/** What it means to put a visit into a cell: another day, time, length or caregiver, or none. */
export const carriedTo = (
  visit: VisitRow,
  { lane, day }: Cell,
  kind: LaneKind,
  stretch: Stretch = { later: 0, longer: 0 },
): Carried => {
  if (lane.kind === 'client' && lane.id !== visit.client.id) {
    return { kind: 'impossible', why: `The visit stays with ${visit.client.name}.` }
  }
  const agentId = agentIn(visit, lane, kind)
  const times = stretched(visit, stretch)
  const change = {
    ...(agentId !== (visit.agent?.id ?? null) && { agent_id: agentId }),
    ...(day !== visit.scheduled_date && { scheduled_date: day }),
    ...(times.scheduled_time !== visit.scheduled_time && { scheduled_time: times.scheduled_time }),
    ...(times.scheduled_duration !== visit.scheduled_duration && {
      scheduled_duration: times.scheduled_duration,
    }),
  }
  return Object.keys(change).length === 0 ? { kind: 'same' } : { kind: 'change', change }
}

/** The caregiver that a lane stands for; a lane of a client leaves the visit with its own. */
const agentIn = (visit: VisitRow, lane: Lane, kind: LaneKind): string | null => {
  if (lane.kind === 'unassigned') return null
  return kind === 'caregivers' ? lane.id : (visit.agent?.id ?? null)
}
