import type { Agent } from '@homeward/contract/caregivers/agents'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { takesTime } from '@homeward/domain/visits/overlap'
import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { availabilityQuery, weekQuery } from '../queries.ts'
import styles from './overview.module.css'

/** Minutes a week beyond which hours cost overtime. */
const overtimeFrom = 40 * 60

/** The hours of a person this week, against those they want and the 40 before overtime. */
export const HoursCard = ({ agent }: { agent: Agent }) => {
  const week = useQuery(weekQuery(agent.id, useToday()))
  const wanted = useQuery(availabilityQuery(agent.id)).data?.minutes_wanted ?? null
  return (
    <Card
      title="Hours this week"
      actions={
        <Anchor
          component={PageLink}
          size="xs"
          href={to('agent', { agentId: agent.id }, { tab: 'availability' })}
        >
          Availability
        </Anchor>
      }
    >
      {week.data ? (
        <Gauge visits={week.data.data} wanted={wanted} />
      ) : (
        week.isPending && <Skeleton height={52} role="status" aria-label="Loading" />
      )}
    </Card>
  )
}

type GaugeProps = { visits: readonly VisitRow[]; wanted: number | null }

const Gauge = ({ visits, wanted }: GaugeProps) => {
  const counted = visits.filter(({ status }) => takesTime(status))
  const given = (visit: VisitRow) => visit.reviewed_duration ?? visit.completed_duration
  const worked = counted.reduce((sum, visit) => sum + (given(visit) ?? 0), 0)
  const all = counted.reduce((sum, visit) => sum + (given(visit) ?? visit.scheduled_duration), 0)
  const most = Math.max(overtimeFrom, all, wanted ?? 0) * 1.1
  const share = (minutes: number): string => `${(minutes / most) * 100}%`
  const state = all > overtimeFrom ? 'over' : wanted !== null && all > wanted ? 'past' : undefined
  return (
    <div className={styles.hours}>
      <strong className={styles.figure} data-state={state}>
        {durationWords(all)}
      </strong>
      <div className={styles.scale}>
        <span className={styles.gauge} data-state={state} aria-hidden>
          <i data-part="planned" style={{ width: share(all) }} />
          <i style={{ width: share(worked) }} />
          {wanted !== null && <s style={{ left: share(wanted) }} />}
          <s data-overtime style={{ left: share(overtimeFrom) }} />
        </span>
        <span className={styles.quiet}>{wordsOf(all, worked, wanted)}</span>
      </div>
    </div>
  )
}

const wordsOf = (all: number, worked: number, wanted: number | null): string =>
  [
    `${durationWords(worked)} worked`,
    wanted !== null &&
      (all > wanted
        ? `${durationWords(all - wanted)} more than wanted (${durationWords(wanted)})`
        : `wants ${durationWords(wanted)}`),
    all > overtimeFrom
      ? `${durationWords(all - overtimeFrom)} of overtime`
      : `${durationWords(overtimeFrom - all)} before overtime`,
  ]
    .filter(Boolean)
    .join(' · ')
