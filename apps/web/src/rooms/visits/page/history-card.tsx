import type { AuditEvent } from '@homeward/contract/audit'
import type { Visit } from '@homeward/contract/visits'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { statusWord } from '../../../ui/theme/status.ts'
import { historyQuery } from '../queries.ts'
import { answerWords, changeWords } from './change-words.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import styles from './page.module.css'

/** Who did what to the visit, newest first. */
export const HistoryCard = ({ visit }: { visit: Visit }) => {
  const query = useQuery(historyQuery(visit.id))
  const events = query.data?.data
  return (
    <Card title="History">
      {!events && query.isError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!events && !query.isError && (
        <Skeleton height={60} role="status" aria-label="Loading the history" />
      )}
      {events?.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing has been changed yet.
        </Text>
      )}
      {events && events.length > 0 && (
        <ol className={styles.history}>
          {events.map((event) => (
            <Event key={event.id} event={event} activities={visit.activities} />
          ))}
        </ol>
      )}
    </Card>
  )
}

type EventProps = { event: AuditEvent; activities: Visit['activities'] }

const Event = ({ event, activities }: EventProps) => {
  const zone = useZone()
  const answer = answerWords(event.changes, activities)
  const changes = answer === undefined ? changeWords(event.changes, zone) : [answer]
  return (
    <li>
      <span className={styles.when}>
        <InstantText at={event.at} />
      </span>
      <span>
        <strong>{event.actor}</strong> · {statusWord(event.action.replace(/^visit\./, ''))}
        {changes.map((change) => (
          <span key={change} className={styles.note}>
            {change}
          </span>
        ))}
      </span>
    </li>
  )
}
