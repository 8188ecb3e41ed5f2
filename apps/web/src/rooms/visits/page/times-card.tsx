import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { Text, VisuallyHidden } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { spanWords, timeWords } from '../../../ui/text/short-times.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import { Duration, InstantText, None } from '../../../ui/text/values.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import { type Span, timeAxis } from './time-axis.ts'
import styles from './times.module.css'

type Line = { name: string; look: 'planned' | 'recorded' | 'reviewed'; minutes: number | null } & (
  | { from: string; until: string | null }
  | { from: null; until: null }
)

/** What was planned, what the device recorded, and what the review made of it, on one axis. */
export const TimesCard = ({ visit }: { visit: Visit }) => {
  const zone = useZone()
  const now = useNow(60_000)
  const lines = linesOf(visit)
  const spanOf = ({ from, until }: Line): Span | null =>
    from === null ? null : { from, until: until ?? new Date(now).toISOString() }
  const axis = timeAxis(
    lines.map(spanOf).filter((span) => span !== null),
    zone,
  )
  return (
    <Card title="Times">
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Record</VisuallyHidden>
            </th>
            <td className={styles.axis} aria-hidden>
              {axis.ticks.map(({ clock, at }) => (
                <span key={at} style={{ left: `${at}%` }}>
                  {timeWords(clock)}
                </span>
              ))}
            </td>
            <th scope="col">
              <VisuallyHidden>Times</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Duration</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const span = spanOf(line)
            const place = span && axis.placeOf(span)
            return (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td className={styles.bar} aria-hidden>
                  {axis.ticks.map(({ at }) => (
                    <s key={at} style={{ left: `${at}%` }} />
                  ))}
                  {place && (
                    <i
                      data-look={line.look}
                      style={{ left: `${place.left}%`, width: `${place.width}%` }}
                    />
                  )}
                </td>
                <td>{timesOf(line, zone) ?? <None />}</td>
                <td>
                  <Duration minutes={line.minutes} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Reviewed visit={visit} />
    </Card>
  )
}

const linesOf = (visit: Visit): Line[] => [
  {
    name: 'Planned',
    look: 'planned',
    from: visit.starts_at,
    until: visit.ends_at,
    minutes: visit.scheduled_duration,
  },
  { name: 'Recorded', look: 'recorded', minutes: recordedMinutes(visit), ...recorded(visit) },
  { name: 'Reviewed', look: 'reviewed', minutes: visit.reviewed_duration, ...reviewed(visit) },
]

const recorded = ({ check_in_at: from, check_out_at: until }: Visit) =>
  from === null ? { from, until: null } : { from, until }

const reviewed = ({ reviewed_check_in_at: from, reviewed_check_out_at: until }: Visit) =>
  from === null || until === null ? { from: null, until: null } : { from, until }

const recordedMinutes = (visit: Visit): number | null => {
  if (visit.completed_duration !== null) return visit.completed_duration
  const { check_in_at: from, check_out_at: until } = visit
  if (visit.held_for.length > 0) return null
  return from && until ? minutesBetween(from, until) : null
}

const timesOf = ({ from, until }: Line, zone: string): string | null => {
  if (from === null) return null
  const start = inZone(from, zone).clock
  return until === null ? `from ${timeWords(start)}` : spanWords(start, inZone(until, zone).clock)
}

const Reviewed = ({ visit }: { visit: Visit }) =>
  visit.reviewed_at && (
    <Text size="xs" c="dimmed" mt={4}>
      Reviewed by {visit.reviewed_by ?? 'someone'} on <InstantText at={visit.reviewed_at} />.
      {visit.review_reason_words && ` ${visit.review_reason_words}.`}
      {visit.review_note && ` “${visit.review_note}”`}
      {visit.review_reason && ' Recorded times never change.'}
    </Text>
  )
