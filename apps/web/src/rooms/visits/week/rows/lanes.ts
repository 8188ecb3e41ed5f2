import type { ScheduleRow } from '@homeward/contract/visits/board'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { takesTime } from '@homeward/domain/visits/overlap'

/** Whose lanes the board has. */
export type LaneKind = 'clients' | 'caregivers'

/** One row of the board: a client, a caregiver, or the visits without a caregiver. */
export type Lane = {
  id: string
  name: string
  kind: 'client' | 'caregiver' | 'unassigned'
  /** Minutes that the visits of these days take; canceled and rejected ones take none. */
  minutes: number
  /** What is known of the client or caregiver beyond the visits that are shown. */
  head?: ScheduleRow | undefined
  /** What its visits will be charged, as far as that is known. */
  cents?: number | undefined
  /** The visits of each day, in the order of time. */
  days: VisitRow[][]
}

type Asked = {
  visits: readonly VisitRow[]
  days: readonly string[]
  kind: LaneKind
  /** Who has a row, also without a visit. */
  rows?: readonly ScheduleRow[]
  /** What is known of the people of the rows. */
  heads?: ReadonlyMap<string, ScheduleRow>
}

const byTime = (a: VisitRow, b: VisitRow): number =>
  a.starts_at < b.starts_at ? -1 : Number(a.starts_at > b.starts_at)

const laneOf = (
  lane: Omit<Lane, 'days' | 'minutes'>,
  visits: readonly VisitRow[],
  days: readonly string[],
): Lane => {
  const at = new Map(days.map((day, index) => [day, index]))
  const cells: VisitRow[][] = days.map(() => [])
  for (const visit of visits) cells[at.get(visit.scheduled_date) ?? -1]?.push(visit)
  for (const cell of cells) cell.sort(byTime)
  const planned = visits
    .filter((visit) => takesTime(visit.status))
    .reduce((sum, visit) => sum + visit.scheduled_duration, 0)
  return { ...lane, minutes: lane.head?.minutes ?? planned, days: cells }
}

const partyOf = (visit: VisitRow, kind: LaneKind) =>
  kind === 'clients' ? visit.client : visit.agent

const collator = new Intl.Collator('en-US')

/**
 * The board as lanes by name. On top stand the visits that look for a caregiver; with lanes of
 * clients these stand in the client's lane too, which would not be whole without them.
 */
export const lanesOf = ({ visits, days, kind, rows = [], heads }: Asked): Lane[] => {
  const shown = visits.filter((visit) => visit.status !== 'archived')
  const lanes = new Map<string, { name: string; visits: VisitRow[] }>(
    rows.map(({ id, name }) => [id, { name, visits: [] }]),
  )
  for (const visit of shown) {
    const party = partyOf(visit, kind)
    if (party === null) continue
    const lane = lanes.get(party.id) ?? { name: party.name, visits: [] }
    lane.visits.push(visit)
    lanes.set(party.id, lane)
  }
  const one = kind === 'clients' ? 'client' : 'caregiver'
  const named = [...lanes]
    .map(([id, lane]) =>
      laneOf({ id, name: lane.name, kind: one, head: heads?.get(id) }, lane.visits, days),
    )
    .toSorted((a, b) => collator.compare(a.name, b.name))
  const open = shown.filter((visit) => visit.agent === null && takesTime(visit.status))
  if (open.length === 0 && kind === 'clients') return named
  const unassigned = { id: 'unassigned', name: 'Open visits', kind: 'unassigned' } as const
  return [laneOf(unassigned, open, days), ...named]
}
