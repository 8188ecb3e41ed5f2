import type { Visit } from '@homeward/contract/visits/visits'
import { type ActivityStatus, activityStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Text } from '@mantine/core'
import {
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconHandStop,
  type TablerIcon,
} from '@tabler/icons-react'
import { Card } from '../../../ui/record/facts.tsx'
import styles from './page.module.css'

type VisitActivity = Visit['activities'][number]

const marks: Record<ActivityStatus, { icon: TablerIcon; color: string }> = {
  completed: { icon: IconCheck, color: 'pine' },
  rejected: { icon: IconHandStop, color: 'amber' },
  other: { icon: IconBan, color: 'amber' },
}

type Props = {
  activities: readonly VisitActivity[]
  /** Before the check-in nobody could answer. */
  started: boolean
}

const unanswered = { icon: IconCircleDashed, color: 'gray' }

type AnswerProps = { activity: VisitActivity; shown: boolean }

/** The tasks of the visit by category, each with what became of it. */
export const ActivitiesCard = ({ activities, started }: Props) => {
  const categories = [...new Set(activities.map((activity) => activity.category))]
  return (
    <Card title="Tasks">
      {activities.length === 0 && (
        <Text size="sm" c="dimmed">
          The care plan has no tasks.
        </Text>
      )}
      <div className={styles.categories}>
        {categories.map((category) => (
          <section key={category} className={styles.category} aria-label={category}>
            <h3>{category}</h3>
            <ul>
              {activities
                .filter((activity) => activity.category === category)
                .map((activity) => (
                  <Answer key={activity.activity_id} activity={activity} shown={started} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

const Answer = ({ activity: { name, status, note }, shown }: AnswerProps) => {
  const { icon: Icon, color } = status ? marks[status] : unanswered
  return (
    <li>
      <span>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {shown && (
        <span
          className={styles.answer}
          data-open={status === null || undefined}
          style={status ? { color: `var(--mantine-color-${color}-light-color)` } : undefined}
        >
          <Icon size={14} aria-hidden />
          {status ? activityStatusLabels[status] : 'Not recorded'}
        </span>
      )}
    </li>
  )
}
