import { createAssessment } from '@homeward/contract/care/assessments'
import { defaultEnd } from '@homeward/domain/time/day-range'
import { laterDay } from '@homeward/domain/time/zone'
import { Checkbox, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { useToday } from '../../../ui/text/today.ts'
import { authorizationsQuery } from '../queries.ts'
import { AssessmentFields } from './assessment-fields.tsx'
import { assessmentInput, newAssessment } from './assessment-values.ts'
import { noAuthorization } from './entrance-screen.tsx'

/** R092: a new assessment, for an authorization or without one. */
export const AssessmentAddScreen = () => {
  const { clientId, authorizationId } = usePathParams('assessment.add')
  const query = useQuery(authorizationsQuery(clientId))
  const without = authorizationId === noAuthorization
  const authorization = query.data?.data.find(({ id }) => id === authorizationId)
  return (
    <Page
      title="New assessment"
      width="reading"
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: authorization?.client_name ?? 'Client', href: to('client', { clientId }) },
        { label: 'Assessment', href: to('assessment.entrance', { clientId }) },
      ]}
    >
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={320} role="status" aria-label="Loading" />}
      {query.data && !without && !authorization && (
        <Text>
          This authorization is archived or belongs to another client. Choose another one.
        </Text>
      )}
      {query.data && (without || authorization) && (
        <NewAssessment clientId={clientId} authorization={authorization} />
      )}
    </Page>
  )
}

type Authorization = {
  id: string
  number: string
  start_date: string
  end_date: string
  payor: { name: string }
  services: { id: string; label: string }[]
}
type Props = { clientId: string; authorization: Authorization | undefined }

const NewAssessment = ({ clientId, authorization }: Props) => {
  const go = useGo()
  const today = useToday()
  const [draft, setDraft] = useState(false)
  const startDate = laterDay(today, authorization?.start_date ?? null)
  return (
    <EndpointForm
      endpoint={createAssessment}
      initial={newAssessment({
        today,
        startDate,
        endDate: authorization?.end_date ?? defaultEnd(today),
        serviceIds: authorization?.services.map(({ id }) => id) ?? [],
      })}
      inputOf={assessmentInput}
      fixed={{ client_id: clientId, authorization_id: authorization?.id ?? null, draft }}
      draftKey={`assessment:new:${clientId}`}
      touches={['clients']}
      submitLabel="Save assessment"
      onCancel={() => go(to('client', { clientId }, { tab: 'care' }))}
      onDone={({ id }) => {
        toastDone('Assessment saved.')
        go(to('assessment', { clientId, assessmentId: id }))
      }}
    >
      {(form) => (
        <>
          {authorization && (
            <Text c="dimmed">
              {serviceNames(authorization.services)} for {authorization.payor.name}, authorization{' '}
              {authorization.number}.
            </Text>
          )}
          <AssessmentFields form={form} fully />
          <Checkbox
            label="Save as a draft to finish later"
            checked={draft}
            onChange={(event) => setDraft(event.currentTarget.checked)}
          />
        </>
      )}
    </EndpointForm>
  )
}
