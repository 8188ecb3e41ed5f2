import type { Visit } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useState } from 'react'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { stepsAround } from '../../../ui/list/walk.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Columns } from '../../../ui/record/columns.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { type RecordTab, RecordTabs } from '../../../ui/record/record-tabs.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { ScheduleActions } from '../change/schedule-actions.tsx'
import { visitQuery } from '../queries.ts'
import { CallButton } from './call-button.tsx'
import { Notices } from './notices.tsx'
import styles from './page.module.css'
import { PunchCard } from './punch-card.tsx'
import { ReviewButtons, ReviewForm, useReview } from './review.tsx'
import { VisitSide } from './side-parts.tsx'
import { TasksCard } from './tasks-card.tsx'
import { TimesCard } from './times-card.tsx'
import { VisitHistory } from './visit-history.tsx'
import { VisitLine } from './visit-line.tsx'
import { VisitStrip } from './visit-strip.tsx'

const historyTab: RecordTab<Visit> = {
  id: 'history',
  label: 'History',
  render: (visit) => <VisitHistory visit={visit} />,
}

type Props = {
  /** What other rooms have of a visit; it stands before the history. */
  more?: readonly RecordTab<Visit>[]
}

/** R031: everything about one visit, from the schedule to the money. */
export const VisitScreen = ({ more = [] }: Props) => {
  const { id } = usePathParams('visit')
  return <VisitPage key={id} id={id} more={more} />
}

const VisitPage = ({ id, more }: Required<Props> & { id: string }) => {
  const query = useQuery(visitQuery(id))
  const review = useReview()
  const can = useCan()
  const [steps] = useState(() => stepsAround(to('visit', { id })))
  const tabs = [...more, ...(can('history.read') ? [historyTab] : [])]
  return (
    <RecordScreen
      sheet
      query={query}
      of="Visit"
      title={({ client }) => client.name}
      documentTitle={({ client }) => `Visit of ${client.name}`}
      crumbs={[{ label: 'Visits', href: to('visits') }]}
      people={({ client, agent }) => [
        { name: client.name, kind: 'client' },
        ...(agent ? [{ name: agent.name, kind: 'person' as const }] : []),
      ]}
      badges={(visit) => <Badges visit={visit} />}
      under={(visit) => <VisitLine visit={visit} />}
      neighbours={() => steps}
      actions={(visit) => (
        <>
          <CallButton visit={visit} />
          <ReviewButtons visit={visit} review={review} />
        </>
      )}
      above={(visit) => <VisitStrip visit={visit} />}
    >
      {(visit) => (
        <Columns of="Visit" side={<VisitSide visit={visit} />}>
          <Notices visit={visit} />
          <ReviewForm visit={visit} review={review} />
          <PunchCard visit={visit} />
          {visit.check_in_at === null ? (
            <Card title="Schedule" acts>
              <ScheduleActions visit={visit} />
            </Card>
          ) : (
            <TimesCard visit={visit} />
          )}
          <TasksCard visit={visit} />
          <div className={styles.talk} data-print="no">
            <RecordTabs tabs={tabs} record={visit} of="Visit" />
          </div>
        </Columns>
      )}
    </RecordScreen>
  )
}

const Badges = ({ visit: { agent, status, abilities } }: { visit: Visit }) => (
  <>
    {agent && (
      <span className={styles.with}>
        with{' '}
        <Anchor
          component={PageLink}
          href={to('agent', { agentId: agent.id })}
          inherit
          underline="always"
        >
          {agent.name}
        </Anchor>
      </span>
    )}
    {status === 'completed' && abilities.approve ? (
      <StatusBadge status="needs_review" label="Needs review" />
    ) : (
      <StatusBadge status={status} label={visitStatusLabels[status]} />
    )}
  </>
)
