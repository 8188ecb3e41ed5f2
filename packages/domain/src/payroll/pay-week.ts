import type { TimeRange } from '../time/time-range.ts'
import { addDays, instantOf, localDay, weekdayOf } from '../time/zone.ts'

/** The Monday of the pay week that a day belongs to; a pay week ends on Sunday. */
export const payWeekOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The instants of a pay week by the wall clock of the zone: 167, 168 or 169 hours. */
export const payWeekSpan = (week: string, zone: string): TimeRange => ({
  startsAt: instantOf(week, '00:00', zone),
  endsAt: instantOf(addDays(week, 7), '00:00', zone),
})

/** A stretch of milliseconds. */
export type Stretch = { from: number; to: number }

/** A stretch cut at each local midnight, with the day of each piece. */
export const byLocalDay = ({ from, to }: Stretch, zone: string): (Stretch & { day: string })[] => {
  const first = localDay(new Date(from), zone)
  if (first === localDay(new Date(to - 1), zone)) return [{ from, to, day: first }]
  const pieces: (Stretch & { day: string })[] = []
  for (let at = from; at < to;) {
    const day = localDay(new Date(at), zone)
    const midnight = instantOf(addDays(day, 1), '00:00', zone).getTime()
    const end = Math.min(to, midnight)
    pieces.push({ from: at, to: end, day })
    at = end
  }
  return pieces
}

/** What is left of stretches after other stretches are taken out. */
export const without = (stretches: readonly Stretch[], taken: readonly Stretch[]): Stretch[] =>
  taken.reduce<Stretch[]>(
    (left, hole) =>
      left.flatMap((piece) =>
        [
          { from: piece.from, to: Math.min(piece.to, hole.from) },
          { from: Math.max(piece.from, hole.to), to: piece.to },
        ].filter(({ from, to }) => from < to),
      ),
    [...stretches],
  )

/** Minutes that two stretches share. */
export const sharedMinutes = (a: Stretch, b: Stretch): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from)) / 60_000
