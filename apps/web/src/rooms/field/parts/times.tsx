import type { Visit } from '@homeward/contract/visits/visits'
import { localClock } from '@homeward/domain/time/zone'
import { language, locale } from '../../../plumbing/language/language.ts'
import { useZone } from '../../../ui/text/zone.tsx'

const half = (clock: string): 'a' | 'p' => (Number(clock.slice(0, 2)) < 12 ? 'a' : 'p')

const bare = (clock: string): string => `${Number(clock.slice(0, 2)) % 12 || 12}${clock.slice(2)}`

/** `18:05` -> `6:05p`, in other languages as they write it: `6:05 p. m.`. */
export const clockOf = (clock: string): string =>
  language() === 'en' ? bare(clock) + half(clock) : inLanguage().format(atClock(clock))

/** With the a or p once where both have the same: `8:00 – 10:00a`, `11:00a – 1:00p`. */
export const spanOf = (from: string, until: string): string => {
  if (language() !== 'en') return inLanguage().formatRange(atClock(from), atClock(until))
  return half(from) === half(until)
    ? `${bare(from)} – ${clockOf(until)}`
    : `${clockOf(from)} – ${clockOf(until)}`
}

/** The hour that a clock's words begin with: where it is one, Spanish says "la" and not "las". */
export const hourSaid = (words: string): number => Number.parseInt(words, 10)

const inLanguage = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const atClock = (clock: string): Date => new Date(`2000-01-01T${clock}Z`)

/** The planned hours of a visit. */
export const PlannedSpan = ({ visit }: { visit: Visit }) => (
  <span className="tabular">
    {spanOf(visit.scheduled_time, localClock(visit.ends_at, useZone()))}
  </span>
)

/** The hours of a visit as they were recorded. */
export const RecordedSpan = ({ from, until }: { from: string; until: string }) => {
  const zone = useZone()
  const at = (instant: string) => localClock(new Date(instant), zone)
  return <span className="tabular">{spanOf(at(from), at(until))}</span>
}

/** The clock of an instant where the agency is. */
export const useClock = (): ((instant: string | number) => string) => {
  const zone = useZone()
  return (instant) => clockOf(localClock(new Date(instant), zone))
}
