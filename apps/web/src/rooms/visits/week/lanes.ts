import type { VisitRow } from '@homeward/contract/visits/visits'
import { takesTime } from '@homeward/domain/visits/overlap'

/** Whose lanes the week has. */
export type LaneKind = 'clients' | 'caregivers'

/** One row of the week: a client, a caregiver, or the visits without a caregiver. */
export type Lane = {
  id: string
  name: string
  kind: 'client' | 'caregiver' | 'unassigned'
  /** Minutes that the visits of the week take; canceled and rejected ones take none. */
  minutes: number
  /** The visits of each day, in the order of time. */
  days: VisitRow[][]
}

const byTime = (a: VisitRow, b: VisitRow): number => a.starts_at.localeCompare(b.starts_at)

const laneOf = (
  lane: Pick<Lane, 'id' | 'name' | 'kind'>,
  visits: readonly VisitRow[],
  days: readonly string[],
): Lane => ({
  ...lane,
  minutes: visits
    .filter((visit) => takesTime(visit.status))
    .reduce((sum, visit) => sum + visit.scheduled_duration, 0),
  days: days.map((day) => visits.filter((visit) => visit.scheduled_date === day).sort(byTime)),
})

const partyOf = (visit: VisitRow, kind: LaneKind) =>
  kind === 'clients' ? visit.client : visit.agent

/**
 * The week as lanes by name. On top stand the visits that look for a caregiver; with lanes of
 * clients these stand in the client's lane too, which would not be whole without them.
 */
export const lanesOf = (
  visits: readonly VisitRow[],
  days: readonly string[],
  kind: LaneKind,
): Lane[] => {
  const shown = visits.filter((visit) => visit.status !== 'archived')
  const lanes = new Map<string, { name: string; visits: VisitRow[] }>()
  for (const visit of shown) {
    const party = partyOf(visit, kind)
    if (party === null) continue
    const lane = lanes.get(party.id) ?? { name: party.name, visits: [] }
    lane.visits.push(visit)
    lanes.set(party.id, lane)
  }
  const named = [...lanes]
    .map(([id, lane]) =>
      laneOf(
        { id, name: lane.name, kind: kind === 'clients' ? 'client' : 'caregiver' },
        lane.visits,
        days,
      ),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
  const open = shown.filter((visit) => visit.agent === null && takesTime(visit.status))
  if (open.length === 0) return named
  const unassigned = { id: 'unassigned', name: 'No caregiver', kind: 'unassigned' } as const
  return [laneOf(unassigned, open, days), ...named]
}
