import type { Visit } from '@homeward/contract/visits/visits'
import { type ActivityStatus, activityStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Anchor, Text } from '@mantine/core'
import {
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconHandStop,
  type TablerIcon,
} from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import styles from './tasks.module.css'

type VisitActivity = Visit['activities'][number]

const answers: readonly (ActivityStatus | null)[] = ['completed', 'rejected', 'other', null]

const icons: Record<ActivityStatus | 'none', TablerIcon> = {
  completed: IconCheck,
  rejected: IconHandStop,
  other: IconBan,
  none: IconCircleDashed,
}

const wordsOf = (status: ActivityStatus | null): string =>
  status === null ? 'Not recorded' : activityStatusLabels[status]

/**
 * The tasks of the visit: how many were done, and each by category with what became of it. What has no
 * answer stands out while somebody has to review the visit.
 */
export const TasksCard = ({ visit }: { visit: Visit }) => {
  const { activities, check_in_at } = visit
  const started = check_in_at !== null
  const over = visit.status === 'completed' || undefined
  const well = started && activities.every(({ status }) => status === 'completed')
  if (activities.length === 0)
    return (
      <Card title="Tasks" actions={<PlanLink visit={visit} />}>
        <Text size="sm" c="dimmed">
          The care plan has no tasks.
        </Text>
      </Card>
    )
  return (
    <Card
      title="Tasks"
      beside={started && <Counts activities={activities} over={over} />}
      actions={<PlanLink visit={visit} />}
    >
      {well ? (
        <details className={styles.folded}>
          <summary>All tasks are done</summary>
          <Categories activities={activities} shown />
        </details>
      ) : (
        <Categories activities={activities} shown={started} over={over} />
      )}
    </Card>
  )
}

const PlanLink = ({ visit: { careplan_id: careplanId, client } }: { visit: Visit }) =>
  careplanId && (
    <Anchor
      component={PageLink}
      size="xs"
      href={to('careplan', { clientId: client.id, careplanId })}
    >
      Open care plan
    </Anchor>
  )

type CountsProps = { activities: readonly VisitActivity[]; over: true | undefined }

const Counts = ({ activities, over }: CountsProps) => (
  <ul className={styles.counts} data-over={over} aria-label="Answers">
    {answers.map((status) => {
      const count = activities.filter((one) => one.status === status).length
      const Icon = icons[status ?? 'none']
      return (
        count > 0 && (
          <li key={wordsOf(status)} data-answer={status ?? 'none'}>
            <Icon size={14} aria-hidden />
            {count} {wordsOf(status).toLowerCase()}
          </li>
        )
      )
    })}
  </ul>
)

/** Before the check-in nobody could answer: then they are not `shown`. */
type ListProps = { activities: readonly VisitActivity[]; shown: boolean; over?: true | undefined }

const Categories = ({ activities, shown, over }: ListProps) => (
  <div className={styles.categories} data-over={over}>
    {[...new Set(activities.map(({ category }) => category))].map((category) => (
      <section key={category} className={styles.category} aria-label={category}>
        <h3>{category}</h3>
        <ul>
          {activities
            .filter((activity) => activity.category === category)
            .map((activity) => (
              <Answer key={activity.activity_id} activity={activity} shown={shown} />
            ))}
        </ul>
      </section>
    ))}
  </div>
)

type AnswerProps = { activity: VisitActivity; shown: boolean }

const Answer = ({ activity: { name, status, note }, shown }: AnswerProps) => {
  const Icon = icons[status ?? 'none']
  return (
    <li data-answer={shown ? (status ?? 'none') : undefined}>
      {shown && <Icon size={15} role="img" aria-label={wordsOf(status)} />}
      <span className={styles.name}>{name}</span>
      {shown && note && <span className={styles.note}>{note}</span>}
    </li>
  )
}
