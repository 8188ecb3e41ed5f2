import type { VisitRow } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { spanWords, weekdayDayWords } from '../../../ui/text/short-times.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { Duration } from '../../../ui/text/values.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import styles from './visit-lines.module.css'

/** A few visits, two lines each. The day leads to the visit. */
export const VisitLines = ({ label, visits }: { label: string; visits: readonly VisitRow[] }) => {
  const zone = useZone()
  return (
    <ul className={styles.lines} aria-label={label}>
      {visits.map((visit) => (
        <li key={visit.id} className={styles.line}>
          <PageLink href={to('visit', { id: visit.id })} className={styles.day}>
            {weekdayDayWords(visit.scheduled_date)}
          </PageLink>
          <span className={styles.time}>
            {spanWords(visit.scheduled_time, inZone(visit.ends_at, zone).clock)},{' '}
            <Duration minutes={minutesOf(visit)} />
          </span>
          <span className={styles.caregiver} data-open={visit.agent === null || undefined}>
            {visit.agent?.name ?? 'No caregiver'}
          </span>
          <span className={styles.status}>
            <StatusBadge status={visit.status} label={visitStatusLabels[visit.status]} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The minutes of a visit as far as they are known: reviewed, else recorded, else planned. */
export const minutesOf = (visit: VisitRow): number =>
  visit.reviewed_duration ?? visit.completed_duration ?? visit.scheduled_duration
