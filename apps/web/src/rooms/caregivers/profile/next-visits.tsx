import type { Agent } from '@homeward/contract/caregivers/agents'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { spanWords, weekdayDayWords } from '../../../ui/text/short-times.ts'
import { useToday } from '../../../ui/text/today.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { nextVisits } from '../queries.ts'
import styles from './next-visits.module.css'

/** Where a person goes next. */
export const NextVisits = ({ agent }: { agent: Agent }) => {
  const zone = useZone()
  const visits = useQuery(nextVisits(agent.id, useToday())).data?.data
  return (
    <Card title="Next visits">
      {visits?.length === 0 && (
        <Text size="sm" c="dimmed">
          No visits in the next 8 weeks.
        </Text>
      )}
      <ul className={styles.lines} aria-label="Next visits">
        {visits?.map((visit) => (
          <li key={visit.id}>
            <PageLink href={to('visit', { id: visit.id })}>
              {weekdayDayWords(visit.scheduled_date)}
            </PageLink>
            <span className="tabular">
              {spanWords(visit.scheduled_time, inZone(visit.ends_at, zone).clock)}
            </span>
            <b>{visit.client.name}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
