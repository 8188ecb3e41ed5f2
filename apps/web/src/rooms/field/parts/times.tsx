import type { Visit } from '@homeward/contract/visits/visits'
import { localClock } from '@homeward/domain/time/zone'
import { useZone } from '../../../ui/text/zone.tsx'

const half = (clock: string): 'a' | 'p' => (Number(clock.slice(0, 2)) < 12 ? 'a' : 'p')

const bare = (clock: string): string => `${Number(clock.slice(0, 2)) % 12 || 12}${clock.slice(2)}`

/** `18:05` -> `6:05p`. */
export const clockOf = (clock: string): string => bare(clock) + half(clock)

/** With the a or p once where both have the same: `8:00 – 10:00a`, `11:00a – 1:00p`. */
export const spanOf = (from: string, until: string): string =>
  half(from) === half(until)
    ? `${bare(from)} – ${clockOf(until)}`
    : `${clockOf(from)} – ${clockOf(until)}`

/** The planned hours of a visit. */
export const PlannedSpan = ({ visit }: { visit: Visit }) => (
  <span className="tabular">
    {spanOf(visit.scheduled_time, localClock(visit.ends_at, useZone()))}
  </span>
)

/** The clock of an instant where the agency is. */
export const useClock = (): ((instant: string | number) => string) => {
  const zone = useZone()
  return (instant) => clockOf(localClock(new Date(instant), zone))
}
