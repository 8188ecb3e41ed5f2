import type { JournalRow, JournalVisit } from '@homeward/contract/visits/watching'
import { addDays, eachDay } from '@homeward/domain/time/zone'
import { needsSomebody, visitMomentLabels } from '@homeward/domain/visits/moment'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords, inZone } from '../../../ui/text/dates.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { spanWords, weekdayDayWords } from '../../../ui/text/short-times.ts'
import { useToday } from '../../../ui/text/today.ts'
import { Duration } from '../../../ui/text/values.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import styles from './journal.module.css'

/** A row for each client, a column for each day of the week. */
export const JournalGrid = ({ monday, rows }: { monday: string; rows: readonly JournalRow[] }) => {
  const days = eachDay(monday, addDays(monday, 6))
  const today = useToday()
  return (
    <div className={styles.frame}>
      <table className={styles.grid} aria-label="Week of each client">
        <caption className={styles.caption}>
          {dayWords(monday)} – {dayWords(addDays(monday, 6))}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              Client
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {weekdayDayWords(day)}
              </th>
            ))}
            <th scope="col" className={styles.hours}>
              Hours
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} days={days} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { row: JournalRow; days: readonly string[]; today: string }

const Row = ({ row, days, today }: RowProps) => {
  const byDay = Map.groupBy(row.visits, (visit) => visit.scheduled_date)
  return (
    <tr>
      <th scope="row">
        <PageLink href={to('client', { clientId: row.id })} className={styles.client}>
          <PersonName kind="client" name={row.name} />
        </PageLink>
      </th>
      {days.map((day) => (
        <td key={day} data-today={day === today || undefined}>
          {(byDay.get(day) ?? []).map((visit) => (
            <Cell key={visit.id} visit={visit} />
          ))}
        </td>
      ))}
      <td className={styles.hours}>
        <Duration minutes={row.planned_minutes} />
        {row.worked_minutes > 0 && (
          <span className={styles.worked}>
            <Duration minutes={row.worked_minutes} /> worked
          </span>
        )}
      </td>
    </tr>
  )
}

/** A visit in two lines: its time and its caregiver; what needs somebody has a color and a word. */
const Cell = ({ visit }: { visit: JournalVisit }) => {
  const zone = useZone()
  const [from, until] = [inZone(visit.starts_at, zone).clock, inZone(visit.ends_at, zone).clock]
  const { moment, status, agent } = visit
  const attention = moment !== null && needsSomebody(moment)
  const isDone = moment === 'done'
  return (
    <PageLink
      href={to('visit', { id: visit.id })}
      className={styles.visit}
      data-attention={attention || undefined}
      data-gone={moment === null || undefined}
    >
      <span className={styles.time}>
        {spanWords(from, until)}
        {isDone && <IconCheck size={12} aria-hidden />}
      </span>
      <span className={styles.who} title={agent?.name}>
        {agent?.name ?? 'No caregiver'}
      </span>
      {attention ? (
        <span className={styles.word}>
          <IconAlertTriangle size={12} aria-hidden /> {visitMomentLabels[moment]}
        </span>
      ) : (
        <VisuallyHidden>{visitStatusLabels[status]}</VisuallyHidden>
      )}
    </PageLink>
  )
}
