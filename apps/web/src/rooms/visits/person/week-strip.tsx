import type { VisitRow } from '@homeward/contract/visits/visits'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import { type VisitMoment, visitMomentLabels } from '@homeward/domain/visits/moment'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { to } from '../../../plumbing/paths/to.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { durationWords, inZone, weekdayWord } from '../../../ui/text/dates.ts'
import { spanWords } from '../../../ui/text/short-times.ts'
import { useToday } from '../../../ui/text/today.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import styles from './person.module.css'
import { type Whose, weekQuery } from './queries.ts'

type Props = { whose: Whose; calendar?: string }

/** The week of a client or a caregiver, day by day; only what needs somebody has color. */
export const WeekStrip = ({ whose, calendar }: Props) => {
  const today = useToday()
  const query = useQuery(weekQuery(whose, today))
  const visits = query.data?.data.filter(({ status }) => status !== 'canceled') ?? []
  const { start } = weekOf(today)
  const days = Array.from({ length: 7 }, (_, at) => addDays(start, at))
  const planned = visits.reduce((sum, visit) => sum + visit.scheduled_duration, 0)
  return (
    <Card
      title="This week"
      beside={
        <Text size="xs" c="dimmed">
          {durationWords(planned)} planned
        </Text>
      }
      actions={
        calendar && (
          <Anchor component={PageLink} href={calendar} size="xs">
            Open calendar
          </Anchor>
        )
      }
    >
      {query.isPending ? (
        <Skeleton height={92} role="status" aria-label="Loading" />
      ) : visits.length === 0 ? (
        <Text size="sm" c="dimmed">
          No visits this week.
        </Text>
      ) : (
        <ol className={styles.week} aria-label="This week">
          {days.map((day) => (
            <li key={day} data-today={day === today || undefined}>
              <span className={styles.day}>
                {weekdayWord(day)} <b>{Number(day.slice(8))}</b>
              </span>
              {visits
                .filter(({ scheduled_date }) => scheduled_date === day)
                .map((visit) => (
                  <DayVisit key={visit.id} visit={visit} of={whose} />
                ))}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

const DayVisit = ({ visit, of }: { visit: VisitRow; of: Whose }) => {
  const zone = useZone()
  const { moment } = visit
  const other = 'by_client_id' in of ? visit.agent : visit.client
  return (
    <PageLink
      href={to('visit', { id: visit.id })}
      className={styles.visit}
      data-moment={moment ?? undefined}
    >
      <b className="tabular">
        {spanWords(visit.scheduled_time, inZone(visit.ends_at, zone).clock)}
      </b>
      <span className={styles.name}>{other?.name ?? 'No caregiver yet'}</span>
      <span className={styles.quiet}>{wordsOf(visit, moment)}</span>
    </PageLink>
  )
}

const wordsOf = (visit: VisitRow, moment: VisitMoment | null): string => {
  const minutes = visit.reviewed_duration ?? visit.completed_duration
  if (moment === 'done' && minutes !== null) return durationWords(minutes)
  return moment === null ? '' : visitMomentLabels[moment]
}
