import { type Assessment, updateAssessment } from '@homeward/contract/care/assessments'
import { Alert, Skeleton, Stack } from '@mantine/core'
import { IconLock, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { DocumentField } from '../../../ui/fields/document-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { assessmentQuery } from '../queries.ts'
import { AssessmentFields } from './assessment-fields.tsx'
import { assessmentInput, assessmentValues } from './assessment-values.ts'

/** R094: an assessment in fields. Once it is in force only an owner changes services and hours. */
export const AssessmentEditScreen = () => {
  const { clientId, assessmentId } = usePathParams('assessment.edit')
  const query = useQuery({ ...assessmentQuery(assessmentId), refetchOnMount: 'always' })
  const assessment = query.data
  return (
    <Page
      title={assessment ? `Edit assessment of ${assessment.client.name}` : 'Edit assessment'}
      width="reading"
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: assessment?.client.name ?? 'Client', href: to('client', { clientId }) },
        { label: 'Assessment', href: to('assessment', { clientId, assessmentId }) },
      ]}
    >
      {query.isError && !assessment && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPaused && !query.isFetchedAfterMount && <OfflineState />}
      {assessment && query.isFetchedAfterMount && <AssessmentForm assessment={assessment} />}
      {query.isFetching && !query.isFetchedAfterMount && (
        <Stack role="status" aria-label="Loading" aria-busy>
          <Skeleton height={160} />
          <Skeleton height={220} />
        </Stack>
      )}
    </Page>
  )
}

/** What a person may not change is not sent. */
const withoutHeld = ({
  services: _,
  authorized_minutes: __,
  ...input
}: ReturnType<typeof assessmentInput>) => input

const AssessmentForm = ({ assessment }: { assessment: Assessment }) => {
  const go = useGo()
  const fully = assessment.abilities.edit_fully === true
  const back = to('assessment', { clientId: assessment.client.id, assessmentId: assessment.id })
  return (
    <EndpointForm
      endpoint={updateAssessment}
      record={assessment}
      valuesOf={assessmentValues}
      inputOf={(values) => (fully ? assessmentInput(values) : withoutHeld(assessmentInput(values)))}
      draftKey={`assessment:${assessment.id}`}
      touches={['clients']}
      submitLabel="Save assessment"
      onCancel={() => go(back)}
      onDone={({ meta }) => {
        toastDone(
          meta.ignored.length === 0
            ? 'Assessment saved.'
            : 'Assessment saved. Services, hours and status stayed as they were: only an owner can change them.',
        )
        go(back)
      }}
    >
      {(form) => (
        <>
          {!fully && (
            <Alert color="blue" icon={<IconLock aria-hidden />}>
              This assessment is active. Only an owner can change its services and hours.
            </Alert>
          )}
          {assessment.signatures.some(({ signed, voided }) => signed && !voided) && (
            <Alert color="amber" icon={<IconSignature aria-hidden />}>
              This assessment is signed. A change of its dates, hours or findings voids the
              signatures, and it must be signed again.
            </Alert>
          )}
          <AssessmentFields form={form} assessment={assessment} fully={fully} />
          <FormSection title="Document" columns={1}>
            <DocumentField
              {...(assessment.document && { stored: assessment.document.name })}
              {...form.getInputProps('signed_id')}
            />
          </FormSection>
        </>
      )}
    </EndpointForm>
  )
}
