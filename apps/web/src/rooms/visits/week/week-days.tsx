import { SegmentedControl, Text } from '@mantine/core'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { useState } from 'react'
import { dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { VisitCard } from './rows/visit-card.tsx'
import styles from './week.module.css'

type Props = {
  visits: readonly VisitRow[]
  days: readonly string[]
  today: string
  says: 'both' | 'caregiver'
  onOpen: (visitId: string) => void
}

/** The week on a phone: one day at a time, its visits below each other. */
export const WeekDays = ({ visits, days, today, says, onOpen }: Props) => {
  const [chosen, setChosen] = useState<string>()
  const first = days.includes(today) ? today : (days[0] ?? today)
  const day = chosen !== undefined && days.includes(chosen) ? chosen : first
  const shown = visits
    .filter((visit) => visit.scheduled_date === day && visit.status !== 'archived')
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
  return (
    <div className={styles.days} data-roomy>
      <SegmentedControl
        fullWidth
        aria-label="Day of the week"
        value={day}
        onChange={setChosen}
        data={days.map((value) => ({
          value,
          label: (
            <span className={styles.dayChoice}>
              <span>{weekdayWord(value)}</span>
              <span className="tabular">{Number(value.slice(8))}</span>
            </span>
          ),
        }))}
      />
      <Text fw={600}>
        {weekdayWord(day)} {dayWords(day)}
        {day === today && ', today'}
      </Text>
      {shown.length === 0 && <Text c="dimmed">No visits on this day.</Text>}
      {shown.map((visit) => (
        <VisitCard key={visit.id} visit={visit} says={says} onClick={() => onOpen(visit.id)} />
      ))}
    </div>
  )
}
