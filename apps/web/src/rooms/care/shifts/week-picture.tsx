import { fullestWeek } from '@homeward/domain/care/minutes'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconUser, IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../../ui/record/facts.tsx'
import { dayWords, durationWords, weekdayWord } from '../../../ui/text/dates.ts'
import { spanWords } from '../../../ui/text/short-times.ts'
import {
  type Days,
  type DrawnDay,
  type DrawnShift,
  drawWeek,
  isSteady,
  shiftEnd,
} from './planned.ts'
import styles from './week-picture.module.css'

type Props = { shifts: readonly DrawnShift[]; days: Days }

/** The week of a care plan, Monday to Sunday. Where weeks differ one can leaf through them. */
export const WeekPicture = ({ shifts, days }: Props) => {
  const fullest = fullestWeek(shifts, days)?.monday ?? weekOf(days.startDate).start
  const [chosen, setChosen] = useState<string>()
  const steady = isSteady(shifts)
  const monday = steady ? fullest : (chosen ?? fullest)
  const first = weekOf(days.startDate).start
  const last = weekOf(days.endDate).start
  return (
    <Card
      title="Week"
      actions={
        steady ? (
          <Text size="sm" c="dimmed">
            {shifts.length > 0 && 'Same every week'}
          </Text>
        ) : (
          <Group gap={6}>
            <Text size="sm" c="dimmed" className="tabular" role="status">
              Week of {dayWords(monday)}
              {monday === fullest && ', busiest week'}
            </Text>
            <Leaf
              label="Previous week"
              disabled={monday <= first}
              onClick={() => setChosen(addDays(monday, -7))}
            />
            <Leaf
              label="Next week"
              disabled={monday >= last}
              onClick={() => setChosen(addDays(monday, 7))}
            />
          </Group>
        )
      }
    >
      <ol className={styles.week} aria-label="Weekly shifts">
        {drawWeek(shifts, days, monday).map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
    </Card>
  )
}

type LeafProps = { label: string; disabled: boolean; onClick: () => void }

const Leaf = ({ label, ...button }: LeafProps) => (
  <ActionIcon variant="default" size={28} aria-label={label} data-print="no" {...button}>
    {label === 'Next week' ? <IconChevronRight size={16} /> : <IconChevronLeft size={16} />}
  </ActionIcon>
)

const Day = ({ day, shifts, minutes }: DrawnDay) => (
  <li className={styles.day} data-free={shifts.length === 0 || undefined}>
    <div className={styles.dayHead}>
      <span>{weekdayWord(day)}</span>
      <span className="tabular">{minutes > 0 ? durationWords(minutes) : 'free'}</span>
    </div>
    {shifts.map((shift) => (
      <Block key={shift.key} shift={shift} />
    ))}
  </li>
)

const Block = ({ shift }: { shift: DrawnShift }) => {
  const { scheduledTime, scheduledDuration, caregiver } = shift
  const end = shiftEnd(scheduledTime, scheduledDuration)
  const Icon = caregiver === null ? IconUserQuestion : IconUser
  return (
    <div className={styles.block} data-open={caregiver === null || undefined}>
      <span className={styles.times}>
        {spanWords(scheduledTime, end.clock)}
        {end.nextDay && ' next day'}
      </span>
      <span className={styles.caregiver}>
        <Icon size={13} aria-hidden /> {caregiver ?? 'No caregiver'}
      </span>
    </div>
  )
}
