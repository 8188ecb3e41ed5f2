import type { Visit } from '@homeward/contract/visits/visits'
import { findingTable } from '@homeward/domain/visits/assignment/findings'
import {
  correctionReasonLabels,
  entryMethodLabels,
  visitStatusLabels,
} from '@homeward/domain/visits/vocabulary'
import { Alert } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { ScheduleActions } from '../change/schedule-actions.tsx'
import { HintWords } from '../hint-words.tsx'
import { visitQuery } from '../queries.ts'
import { ActivitiesCard } from './activities-card.tsx'
import { answerWords } from './answer-words.ts'
import { HeldNote } from './held-note.tsx'
import { PunchCard } from './punch-card.tsx'
import { RecordCard } from './record-card.tsx'
import { ReviewCard } from './review-card.tsx'
import { SignatureCard } from './signature-card.tsx'
import { visitFacts } from './visit-facts.tsx'
import { flagWords } from './condition.ts'
import { VisitTimeline } from './visit-timeline.tsx'

type Props = {
  /** What other rooms add before the history. */
  more?: (visit: Visit) => ReactNode
}

/** R031: everything about one visit, from the schedule to the money. */
export const VisitScreen = ({ more }: Props) => {
  const { id } = usePathParams('visit')
  const query = useQuery(visitQuery(id))
  return (
    <RecordScreen
      key={id}
      query={query}
      of="Visit"
      title={(visit) => `Visit of ${visit.client.name}`}
      crumbs={[{ label: 'Visits', href: to('visits') }]}
      badges={(visit) => (
        <>
          <StatusBadge status={visit.status} label={visitStatusLabels[visit.status]} />
          {flagWords(visit).length > 0 && <HintWords hints={flagWords(visit)} />}
        </>
      )}
      above={(visit) => <VisitTimeline visit={visit} />}
      facts={visitFacts}
    >
      {(visit) => <VisitBody visit={visit} more={more?.(visit)} />}
    </RecordScreen>
  )
}

const historyLabels = {
  status: visitStatusLabels,
  review_reason: correctionReasonLabels,
  check_in_method: entryMethodLabels,
  check_out_method: entryMethodLabels,
}

/** What somebody assigned the visit in spite of. */
const exceptionsOf = ({ assignment_exceptions: ids }: Visit): string =>
  ids.length === 0
    ? 'Assigned with a reason'
    : `Assigned in spite of: ${ids.map((id) => findingTable[id].label.toLowerCase()).join(', ')}`

const VisitBody = ({ visit, more }: { visit: Visit; more: ReactNode }) => {
  const started = visit.check_in_at !== null
  const schedule = (
    <Card title="Schedule">
      <ScheduleActions visit={visit} />
    </Card>
  )
  return (
    <>
      {visit.assignment_reason !== null && (
        <Alert color="amber" icon={<IconUsers aria-hidden />} title={exceptionsOf(visit)}>
          Reason: {visit.assignment_reason}
        </Alert>
      )}
      <HeldNote visit={visit} />
      <ReviewCard visit={visit} />
      <PunchCard visit={visit} />
      {!started && schedule}
      {started && <RecordCard visit={visit} />}
      <ActivitiesCard activities={visit.activities} started={started} />
      {started && <SignatureCard visit={visit} />}
      {started && schedule}
      {more}
      <HistoryCard
        type="visit"
        id={visit.id}
        labels={historyLabels}
        was={{
          reviewed_check_in_at: visit.check_in_at,
          reviewed_check_out_at: visit.check_out_at,
        }}
        describe={(changes) => answerWords(changes, visit.activities)}
      />
    </>
  )
}
