import type { VisitRow } from '@homeward/contract/visits/visits'
import { instantOf, millis } from '@homeward/domain/time/zone'
import { hoursOf } from './board-span.ts'

/** Where a visit stands on the axis of a day, as parts of its width, and in which line. */
export type OnAxis = { left: number; width: number; line: number }

/** A card takes at least this part of the day, so that its words can be read. */
const leastWidth = 0.09
const hour = 3_600_000

/** The places of the visits of a day, in their order; those that overlap stand below each other. */
export const onAxis = (visits: readonly VisitRow[], day: string, zone: string): OnAxis[] => {
  const midnight = instantOf(day, '00:00', zone).getTime()
  const length = hoursOf(day, zone) * hour
  const ends: number[] = []
  return visits.map(({ starts_at, ends_at }) => {
    const left = Math.max(0, (millis(starts_at) - midnight) / length)
    const width = Math.min(1 - left, (millis(ends_at) - millis(starts_at)) / length)
    const free = ends.findIndex((end) => end <= left)
    const line = free === -1 ? ends.length : free
    ends[line] = left + Math.max(width, leastWidth)
    return { left, width, line }
  })
}

/** Every third hour of a day by its clock, as a part of its width; the clock may skip or repeat hours. */
export const ticksOf = (day: string, zone: string): { hour: number; left: number }[] => {
  const midnight = instantOf(day, '00:00', zone).getTime()
  const length = hoursOf(day, zone) * hour
  return [3, 6, 9, 12, 15, 18, 21].map((at) => ({
    hour: at,
    left: (instantOf(day, `${String(at).padStart(2, '0')}:00`, zone).getTime() - midnight) / length,
  }))
}
