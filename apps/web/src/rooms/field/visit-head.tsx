import type { Visit } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import type { ReactNode } from 'react'
import { clockWords, inZone } from '../../ui/text/dates.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { useZone } from '../../ui/text/zone.tsx'
import styles from './field.module.css'
import { dayTitle } from './day-title.ts'
import { addressLine } from './navigate-link.tsx'
import { useToday } from '../../ui/text/today.ts'
import { serviceNames } from '../../ui/text/service-names.ts'

/** "08:00 AM – 12:00 PM" of a visit. */
export const TimeSpan = ({ visit }: { visit: Visit }) => {
  const end = inZone(visit.ends_at, useZone()).clock
  return (
    <span className="tabular">
      {clockWords(visit.scheduled_time)} – {clockWords(end)}
    </span>
  )
}

/** Who, when, where and what, in large letters. */
export const VisitHead = ({ visit, title }: { visit: Visit; title: ReactNode }) => {
  const today = useToday()
  return (
    <div className={styles.visitHead}>
      <div className={styles.line}>
        <span className={styles.day}>{dayTitle(visit.scheduled_date, today)}</span>
        <StatusBadge status={visit.status} label={visitStatusLabels[visit.status]} />
      </div>
      <p className={styles.bigTime}>
        <TimeSpan visit={visit} />
      </p>
      {title}
      <p className={styles.service}>{serviceNames(visit.services)}</p>
      <p className={styles.address}>
        {visit.address ? addressLine(visit.address) : 'No address. Contact the office.'}
      </p>
    </div>
  )
}
