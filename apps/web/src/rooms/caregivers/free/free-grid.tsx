import type { FreeTime } from '@homeward/contract/caregivers/availability'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { Phone } from '../../../ui/text/phone.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import styles from './free.module.css'
import { drawSpan, hoursWords } from './free-words.ts'

type Props = { rows: readonly FreeTime[]; busy: boolean }

/** People by days, with their free time in words and drawn; on a phone a list of people. */
export const FreeGrid = ({ rows, busy }: Props) => (
  <div className={styles.frame}>
    <table
      className={styles.grid}
      role="table"
      aria-label="Availability"
      data-busy={busy || undefined}
      aria-busy={busy}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">Caregiver</th>
          {rows[0]?.days.map(({ date }) => (
            <th key={date} role="columnheader">
              {weekdayWord(date)} <span className="tabular">{dayWords(date).slice(0, 5)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.agent.id} role="row">
            <th role="rowheader" scope="row">
              <PageLink
                href={to('agent', { agentId: row.agent.id }, { tab: 'availability' })}
                className={styles.name}
              >
                {row.agent.name}
              </PageLink>
              <span className={styles.hours}>{hoursWords(row)}</span>
              <span className={styles.hours}>
                <Phone number={row.agent.phone} />
              </span>
            </th>
            {row.days.map((day) => (
              <Day key={day.date} day={day} known={row.known} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type DayProps = { day: FreeTime['days'][number]; known: boolean }

const Day = ({ day: { date, free }, known }: DayProps) => {
  const zone = useZone()
  const spans = free.map((span) => drawSpan(span, date, zone))
  return (
    <td role="cell" data-free={spans.length > 0 || undefined}>
      <span className={styles.label}>
        {weekdayWord(date)} {dayWords(date)}
      </span>
      <span className={styles.spans}>
        {spans.length === 0 && (known ? 'not available' : 'no hours on file')}
        {spans.map(({ words }) => (
          <span key={words} className={styles.span}>
            {words}
          </span>
        ))}
      </span>
      <span className={styles.line} aria-hidden>
        {spans.map(({ words, from, share }) => (
          <i key={words} style={{ left: `${from}%`, width: `${share}%` }} />
        ))}
      </span>
    </td>
  )
}
