import type { Visit } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Button } from '@mantine/core'
import { IconArrowRight, IconCalendarOff } from '@tabler/icons-react'
import { to } from '../../plumbing/paths/to.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { useToday } from '../../ui/text/today.ts'
import { agendaOf } from './agenda.ts'
import { NoDay } from './day-state.tsx'
import { dayTitle } from './day-title.ts'
import styles from './field.module.css'
import { NavigateLink } from './navigate-link.tsx'
import { SyncState } from './sync-state.tsx'
import { useFieldDay } from './use-field-day.ts'
import { useProvisions } from './use-provisions.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { TimeSpan, VisitHead } from './visit-head.tsx'

const provisions = [() => import('./field-visit-screen.tsx')]

/** R166: the caregiver's day on a phone: the next visit large, the others below. */
export const FieldScreen = () => {
  useProvisions(provisions)
  const { query, visits } = useFieldDay()
  return (
    <div className={styles.field}>
      <SyncState />
      <Page title="My visits">{visits ? <Days visits={visits} /> : <NoDay query={query} />}</Page>
    </div>
  )
}

const Days = ({ visits }: { visits: readonly Visit[] }) => {
  const today = useToday()
  const now = useNow(60_000)
  const { next, days } = agendaOf(visits, today, new Date(now))
  if (!next && days.length === 0)
    return (
      <EmptyState
        icon={IconCalendarOff}
        title="No visits this week"
        hint="New visits appear here automatically. Contact the office if a visit is missing."
      />
    )
  return (
    <>
      {next ? <NextVisit visit={next} /> : <p>No more upcoming visits.</p>}
      {days.map(({ day, visits: ofDay }) => (
        <section key={day} className={styles.daySection}>
          <h2>{dayTitle(day, today)}</h2>
          <ul>
            {ofDay.map((visit) => (
              <VisitLine key={visit.id} visit={visit} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const NextVisit = ({ visit }: { visit: Visit }) => (
  <section className={styles.next} aria-label="Next visit">
    <VisitHead visit={visit} title={<h2 className={styles.client}>{visit.client.name}</h2>} />
    <Button
      component={PageLink}
      href={to('field.visit', { id: visit.id })}
      fullWidth
      className={styles.huge}
      rightSection={<IconArrowRight size={22} aria-hidden />}
    >
      {visit.status === 'in_progress' ? 'Continue visit' : 'Open visit'}
    </Button>
    {visit.address && <NavigateLink address={visit.address} />}
  </section>
)

const VisitLine = ({ visit }: { visit: Visit }) => (
  <li>
    <PageLink href={to('field.visit', { id: visit.id })} className={styles.visitLine}>
      <span className={styles.lineTime}>
        <TimeSpan visit={visit} />
      </span>
      <span className={styles.lineClient}>{visit.client.name}</span>
      <StatusBadge status={visit.status} label={visitStatusLabels[visit.status]} />
    </PageLink>
  </li>
)
