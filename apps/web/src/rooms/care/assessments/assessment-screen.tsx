import type { Assessment } from '@homeward/contract/care/assessments'
import { careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import type { Fact } from '../../../ui/record/facts.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Duration, InstantText } from '../../../ui/text/values.tsx'
import printStyles from '../print.module.css'
import { SignatureLines } from '../signature-lines.tsx'
import { assessmentQuery } from '../queries.ts'
import { AssessmentActions } from './assessment-actions.tsx'
import { AssessmentBody } from './assessment-body.tsx'
import { AssessmentSignatures } from './assessment-signatures.tsx'

const factsOf = (assessment: Assessment): Fact[] => [
  {
    label: 'Client',
    value: (
      <Anchor component={PageLink} href={to('client', { clientId: assessment.client.id })}>
        {assessment.client.name}
      </Anchor>
    ),
  },
  { label: 'Hours per week', value: <Duration minutes={assessment.authorized_minutes} /> },
  {
    label: 'Dates',
    value: (
      <>
        <DateText day={assessment.start_date} /> – <DateText day={assessment.end_date} />
      </>
    ),
  },
  { label: 'Assessed on', value: <DateText day={assessment.date} /> },
  {
    label: 'Authorization',
    value: assessment.authorization && (
      <>
        {assessment.authorization.number}
        <br />
        {assessment.authorization.payor_name}
      </>
    ),
  },
  { label: 'Observed by', value: assessment.observed_by?.name },
  { label: 'Observed', value: <InstantText at={assessment.observed_at} /> },
  { label: 'Corrected by', value: assessment.corrector?.name },
  { label: 'Caregiver', value: assessment.agent?.name },
  {
    label: 'Document',
    value: assessment.document && (
      <Anchor href={assessment.document.url} target="_blank" rel="noreferrer">
        {assessment.document.name}
      </Anchor>
    ),
  },
]

/** R093: an assessment to read and to print, and what can be done with it. */
export const AssessmentScreen = () => {
  const { clientId, assessmentId } = usePathParams('assessment')
  const query = useQuery(assessmentQuery(assessmentId))
  return (
    <div className={printStyles.paper}>
      <RecordScreen
        query={query}
        of="Assessment"
        title={(assessment) => `Assessment of ${assessment.client.name}`}
        crumbs={[
          { label: 'Clients', href: to('clients') },
          {
            label: query.data?.client.name ?? 'Client',
            href: to('client', { clientId }, { tab: 'care' }),
          },
        ]}
        badges={({ status }) => (
          <StatusBadge status={status} label={careplanStatusLabels[status]} />
        )}
        actions={(assessment) => <AssessmentActions assessment={assessment} />}
        facts={factsOf}
      >
        {(assessment) => (
          <>
            <AssessmentBody assessment={assessment} />
            <AssessmentSignatures assessment={assessment} />
            <SignatureLines missing={assessment.missing_signatures} />
            <HistoryCard type="assessment" id={assessment.id} />
          </>
        )}
      </RecordScreen>
    </div>
  )
}
