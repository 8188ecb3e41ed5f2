import { weekOf } from '../time/zone.ts'
import type { VisitStatus } from './vocabulary.ts'

/** What a change of a care plan does to a visit. */
export const changeKinds = ['added', 'moved', 'removed', 'left_alone'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Why a change of a care plan leaves a visit as it is. */
export const leftReasons = ['edited', 'started', 'canceled', 'due'] as const
type LeftReason = (typeof leftReasons)[number]
export const leftReasonLabels: Record<LeftReason, string> = {
  edited: 'Someone edited it',
  started: 'It has started or is done',
  canceled: 'It was canceled or rejected',
  due: 'It should have started already',
}

/** A visit before or after the change. */
export type SeenVisit = {
  id: string
  /** The shift that it comes from, the same in every version of the plan. */
  series: string
  day: string
  time: string
  minutes: number
  agent: { id: string; name: string } | null
  status: VisitStatus
  edited: boolean
  /** Whether it should have begun by now. */
  due: boolean
}

export type VisitChange =
  | { what: 'added'; after: SeenVisit }
  | { what: 'moved'; before: SeenVisit; after: SeenVisit }
  | { what: 'removed'; before: SeenVisit }
  | { what: 'left_alone'; before: SeenVisit; why: LeftReason }

/** Why a visit does not follow its care plan; null for one that waits and that nobody touched. */
export const leftReasonOf = ({ status, edited, due }: SeenVisit): LeftReason | null => {
  if (status === 'canceled' || status === 'rejected' || status === 'archived') return 'canceled'
  if (status !== 'scheduled' && status !== 'available') return 'started'
  if (edited) return 'edited'
  return due ? 'due' : null
}

/**
 * The changes from the visits before to those after, in the order of days, and how many stay as they are. A
 * visit that goes and one of the same shift that comes in the same week are one that moves: that on the same
 * day if there is one, otherwise the next in order. Visits before `fromDay` are not concerned.
 */
export const changeSetOf = (
  before: readonly SeenVisit[],
  after: readonly SeenVisit[],
  fromDay: string,
): { changes: VisitChange[]; unchanged: number } => {
  const earlier = new Map(before.map((visit) => [visit.id, visit]))
  const later = new Map(after.map((visit) => [visit.id, visit]))
  const left = before.flatMap((visit): VisitChange[] => {
    const why = leftReasonOf(visit)
    const meant = why !== null && later.has(visit.id) && visit.day >= fromDay
    return meant ? [{ what: 'left_alone', before: visit, why }] : []
  })
  const gone = before.filter(({ id }) => !later.has(id))
  const come = after.filter(({ id }) => !earlier.has(id))
  const sameDay = pair(gone, come, ({ series, day }) => `${series} ${day}`)
  const sameWeek = pair(
    sameDay.gone,
    sameDay.come,
    ({ series, day }) => `${series} ${weekOf(day).start}`,
  )
  const changes: VisitChange[] = [
    ...left,
    ...[...sameDay.pairs, ...sameWeek.pairs].map((moved): VisitChange => ({
      what: 'moved',
      ...moved,
    })),
    ...sameWeek.gone.map((visit): VisitChange => ({ what: 'removed', before: visit })),
    ...sameWeek.come.map((visit): VisitChange => ({ what: 'added', after: visit })),
  ]
  const stay = before.filter(
    (visit) => later.has(visit.id) && visit.day >= fromDay && leftReasonOf(visit) === null,
  )
  return { changes: changes.toSorted(inOrder), unchanged: stay.length }
}

function pair(
  gone: readonly SeenVisit[],
  come: readonly SeenVisit[],
  keyOf: (visit: SeenVisit) => string,
) {
  const waiting = new Map<string, SeenVisit[]>()
  for (const visit of come) {
    const key = keyOf(visit)
    waiting.set(key, [...(waiting.get(key) ?? []), visit])
  }
  const pairs: { before: SeenVisit; after: SeenVisit }[] = []
  const rest = gone.filter((visit) => {
    const after = waiting.get(keyOf(visit))?.shift()
    if (after) pairs.push({ before: visit, after })
    return !after
  })
  return { pairs, gone: rest, come: [...waiting.values()].flat() }
}

const startOf = (change: VisitChange): string => {
  const { day, time } = 'after' in change ? change.after : change.before
  return `${day} ${time}`
}

const inOrder = (a: VisitChange, b: VisitChange): number => startOf(a).localeCompare(startOf(b))
