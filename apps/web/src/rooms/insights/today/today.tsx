import { visitSummary } from '@homeward/contract/insights/dashboard'
import { needsSomebody } from '@homeward/domain/visits/moment'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { useNow } from '../../../ui/text/use-now.ts'
import type { Office } from '../office.ts'
import { dayAxis } from './axis.ts'
import { AxisLine, NowLine } from './axis-line.tsx'
import { Lane } from './lane.tsx'
import { Legend } from './legend.tsx'
import { dayAsked, onDay } from './on-day.ts'
import { OnTime } from './on-time.tsx'
import styles from './today.module.css'
import { countOf } from './words.ts'
import { Weave } from './weave.tsx'

/** So many visits that need somebody have a line of their own. */
const mostLanes = 6

liveTopic('visit', () => [keyOf('insights', visitSummary)])

type Props = { day: string; zone: string; office: Office }

/** The day as it stands: who needs somebody line by line, everybody else as the shape of the day. */
export const Today = ({ day, zone, office }: Props) => {
  const now = useNow(30_000)
  const query = useQuery({
    ...queryOf(visitSummary, dayAsked(day, office)),
    refetchInterval: 60_000,
    meta: { quiet: true },
  })
  const { data, isError, error } = query
  if (isError && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />
  if (!data) return <Skeleton height={320} role="status" aria-label="Loading" />
  const axis = dayAxis(day, zone, data.visits)
  const waiting = data.visits.filter(({ moment }) => needsSomebody(moment))
  const lanes = waiting.slice(0, mostLanes)
  const others = data.visits.filter(({ moment }) => !needsSomebody(moment))
  const troubled = countOf(data.counts, 'needs_someone')
  return (
    <section className={styles.today} aria-label="Today">
      <div className={styles.top}>
        <Legend counts={data.counts} listed={onDay(day, office)} />
        {troubled > lanes.length && (
          <p className={styles.further}>
            The first {lanes.length} of{' '}
            <PageLink href={to('visits', {}, { ...onDay(day, office), moment: 'needs_someone' })}>
              {troubled.toLocaleString('en-US')} that need attention
            </PageLink>
          </p>
        )}
      </div>
      <div className={styles.chart}>
        <AxisLine axis={axis} />
        <ul className={styles.lanes} aria-label="Visits that need attention">
          {lanes.map((visit) => (
            <Lane key={visit.id} visit={visit} axis={axis} now={now} />
          ))}
        </ul>
        <div className={styles.others}>
          <Weave
            visits={others}
            count={countOf(data.counts, 'as_planned')}
            axis={axis}
            now={now}
            listed={onDay(day, office)}
            calm={troubled === 0}
          />
          <OnTime office={office} />
        </div>
        <NowLine axis={axis} now={now} />
      </div>
    </section>
  )
}
