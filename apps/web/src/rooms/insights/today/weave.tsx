import type { DayVisit } from '@homeward/contract/insights/dashboard'
import { visitMomentLabels } from '@homeward/domain/visits/moment'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import type { CSSProperties } from 'react'
import { type Axis, rowsOf } from './axis.ts'
import styles from './today.module.css'

type Props = {
  visits: readonly DayVisit[]
  /** How many there are; a very long day draws the first of them. */
  count: number
  axis: Axis
  now: number
  listed: Record<string, string>
  calm: boolean
}

/** Rows are so high, in pixels, and closer where the day would take more than this in all. */
const [rowHeight, leastHeight, mostHeight] = [6, 2, 96]

const heightOf = (rows: number): number =>
  Math.min(rowHeight, Math.max(leastHeight, Math.floor(mostHeight / Math.max(1, rows))))

/** All other visits as the shape of the day; it leads to their list. */
export const Weave = ({ visits, count, axis, now, listed, calm }: Props) => {
  if (count === 0 && !calm) return null
  const rows = rowsOf(visits)
  return (
    <PageLink href={to('visits', {}, { ...listed, moment: 'as_planned' })} className={styles.weave}>
      <span className={styles.about}>
        <b>{calm ? (count === 0 ? 'No visits today' : 'All visits') : 'All other visits'}</b>
        <span>{weaveWords(count, calm)}</span>
      </span>
      <span
        className={styles.track}
        style={{ '--row': `${heightOf(rows.length)}px` } as CSSProperties}
        aria-hidden
      >
        {rows.map((row) => (
          <span key={row[0]?.id} className={styles.thread}>
            {row.map((visit) => (
              <Strand key={visit.id} visit={visit} axis={axis} now={now} />
            ))}
          </span>
        ))}
      </span>
    </PageLink>
  )
}

const weaveWords = (count: number, calm: boolean): string => {
  if (count === 0) return 'Nothing is planned.'
  const planned = `${count.toLocaleString('en-US')}, as scheduled`
  return calm ? `${planned}. No visits need attention.` : planned
}

const Strand = ({ visit, axis, now }: { visit: DayVisit; axis: Axis; now: number }) => {
  const [from, to_] = [axis.at(visit.starts_at), axis.at(visit.ends_at)]
  const sofar = visit.moment === 'in_progress' ? axis.at(new Date(now)) : from
  return (
    <i
      className={styles.strand}
      data-moment={visit.moment}
      title={`${visit.client.name}, ${visit.agent?.name ?? 'unassigned'}: ${visitMomentLabels[visit.moment].toLowerCase()}`}
      style={{ left: `${from}%`, width: `${Math.max(0.3, to_ - from)}%` }}
    >
      {sofar > from && <em style={{ width: `${((sofar - from) / (to_ - from)) * 100}%` }} />}
    </i>
  )
}
