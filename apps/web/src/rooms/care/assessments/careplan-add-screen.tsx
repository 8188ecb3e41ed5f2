import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { NewCareplan } from '../authorizations/new-careplan-form.tsx'
import { NewPrivateCareplan } from '../authorizations/new-private-careplan.tsx'
import { assessmentQuery, authorizationsQuery } from '../queries.ts'
import { AssessmentBody } from './assessment-body.tsx'
import styles from './assessments.module.css'

/** R090: a new care plan beside the assessment that it comes from. */
export const CareplanAddScreen = () => {
  const { clientId, assessmentId } = usePathParams('assessment.careplan')
  const go = useGo()
  const query = useQuery(assessmentQuery(assessmentId))
  const authorizations = useQuery(authorizationsQuery(clientId))
  const assessment = query.data
  const authorization = authorizations.data?.data.find(
    ({ id, status }) =>
      (assessment?.authorization_id ?? id) === id && status !== 'archived' && status !== 'inactive',
  )
  const back = to('assessment', { clientId, assessmentId })
  const trouble = [query, authorizations].find(({ isError }) => isError)
  return (
    <Page
      title={assessment ? `New care plan for ${assessment.client.name}` : 'New care plan'}
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: assessment?.client.name ?? 'Client', href: to('client', { clientId }) },
        { label: 'Assessment', href: back },
      ]}
    >
      {trouble && <ErrorState error={trouble.error} onRetry={() => void trouble.refetch()} />}
      {!trouble && !(assessment && authorizations.data) && (
        <Skeleton height={240} role="status" aria-label="Loading" />
      )}
      {assessment && authorizations.data && (
        <div className={styles.pair}>
          <div>
            <Text c="dimmed" mb="sm">
              The assessment asks for {durationWords(assessment.authorized_minutes)} a week.
            </Text>
            <AssessmentBody assessment={assessment} />
          </div>
          <Card title="Care plan">
            {authorization ? (
              <NewCareplan
                authorization={authorization}
                assessmentId={assessment.id}
                onClose={() => go(back)}
              />
            ) : (
              <>
                <Text mb="sm">
                  The client has no current authorization. Add one on the Care tab of the client,
                  then come back here; or plan for a payor that asks for none.
                </Text>
                <NewPrivateCareplan
                  clientId={clientId}
                  payorId={undefined}
                  assessmentId={assessment.id}
                  onClose={() => go(back)}
                />
              </>
            )}
          </Card>
        </div>
      )}
    </Page>
  )
}
