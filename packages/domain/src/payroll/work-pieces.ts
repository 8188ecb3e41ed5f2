import { minutesBetween, millis } from '../time/zone.ts'
import { travelMinutes } from '../visits/assignment/travel.ts'
import type { WeekFacts, WorkSpan } from './facts.ts'
import { roundedMinutes } from './money.ts'
import { byLocalDay, type Stretch, without } from './pay-week.ts'
import { sleepNotWorked } from './sleep.ts'

/** Paid work of one day: a visit over midnight has two. */
export type WorkPiece = {
  span: WorkSpan
  day: string
  stretches: readonly Stretch[]
  minutes: number
  /** Minutes that were left out because other work was paid for them. */
  shared: number
  slept: number
}

const minute = 60_000
const toMinute = (ms: number): number => Math.floor(ms / minute) * minute
const stretchOf = ({ startsAt, endsAt }: WorkSpan): Stretch => ({
  from: toMinute(millis(startsAt)),
  to: toMinute(millis(endsAt)),
})
const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + (to - from) / minute, 0)

/**
 * Work cut at each midnight. Minutes that two visits share (two clients in one home) are worked once and paid
 * with the earlier one. Rounding goes to the last piece of a stretch of work.
 */
export const workPieces = (facts: WeekFacts): WorkPiece[] => {
  const sorted = facts.work
    .map((span) => ({ span, whole: stretchOf(span), from: millis(span.startsAt) }))
    .toSorted((a, b) => a.from - b.from || a.span.id.localeCompare(b.span.id))
  const paid: Stretch[] = []
  return sorted.flatMap(({ span, whole }) => {
    const alone = without([whole], paid)
    paid.push(whole)
    const sleeps = facts.sleeps
      .filter(({ workId }) => workId === span.id)
      .flatMap((sleep) => sleepNotWorked(whole, sleep) ?? [])
    const worked = without(alone, sleeps)
    const shared = lengthOf([whole]) - lengthOf(alone)
    return dayPieces(span, worked, facts, { shared, slept: lengthOf(alone) - lengthOf(worked) })
  })
}

type Left = { shared: number; slept: number }

const dayPieces = (
  span: WorkSpan,
  worked: readonly Stretch[],
  { zone, rules }: WeekFacts,
  left: Left,
): WorkPiece[] => {
  const days = Map.groupBy(
    worked.flatMap((stretch) => byLocalDay(stretch, zone)),
    ({ day }) => day,
  )
  const minutes = lengthOf(worked)
  const rounding = roundedMinutes(minutes, rules.roundTo) - minutes
  return [...days].map(([day, stretches], index) => ({
    span,
    day,
    stretches,
    minutes: lengthOf(stretches) + (index === days.size - 1 ? rounding : 0),
    ...(index === 0 ? left : { shared: 0, slept: 0 }),
  }))
}

/** A way to the next visit of a day; minutes are null where nobody knows how long it takes. */
export type TravelLeg = { to: WorkSpan; minutes: number | null }

/**
 * Ways between visits of one day, never longer than the time between them. A person's entry goes before the
 * estimate from the distance.
 */
export const travelLegs = (facts: WeekFacts, pieces: readonly WorkPiece[]): TravelLeg[] =>
  [...Map.groupBy(pieces, ({ day }) => day).values()].flatMap((day) => {
    const visits = day.filter(({ span }) => span.kind === 'visit')
    return visits.slice(1).flatMap(({ span: to }, index) => {
      const from = visits[index]?.span
      if (!from || from.id === to.id) return []
      const gap = minutesBetween(from.endsAt, to.startsAt)
      if (gap <= 0) return []
      const entered = facts.travel.find(({ workId }) => workId === to.id)?.minutes
      const needed =
        entered ?? (from.place && to.place ? travelMinutes(from.place, to.place) : null)
      return [{ to, minutes: needed && Math.min(gap, needed) }]
    })
  })
