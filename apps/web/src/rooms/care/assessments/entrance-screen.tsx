import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { DateText } from '../../../ui/text/values.tsx'
import { authorizationsQuery } from '../queries.ts'
import styles from '../care.module.css'

/** Stands for an authorization in the address where the payor asks for none. */
export const noAuthorization = 'none'

/** R091: where an assessment starts: for which authorization it is. */
export const AssessmentEntranceScreen = () => {
  const { clientId } = usePathParams('assessment.entrance')
  const query = useQuery(authorizationsQuery(clientId))
  const rows = query.data?.data.filter(
    ({ status }) => status === 'active' || status === 'scheduled',
  )
  const name = query.data?.data[0]?.client_name
  return (
    <Page
      title="New assessment"
      width="reading"
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: name ?? 'Client', href: to('client', { clientId }) },
      ]}
    >
      {query.isError && !rows && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height={160} role="status" aria-label="Loading" />}
      {rows && (
        <Card title="Choose the authorization">
          {rows.length === 0 && (
            <Text c="dimmed" size="sm" mb="sm">
              This client has no current authorization. Add one on the Care tab, or assess without
              one.
            </Text>
          )}
          <ul className={styles.rows}>
            {rows.map((one) => (
              <li key={one.id} className={styles.row}>
                <div className={styles.rowHead}>
                  <div>
                    <Text fw={600}>{serviceNames(one.services)}</Text>
                    <Text size="sm" c="dimmed">
                      {one.payor.name} · No. {one.number} · <DateText day={one.start_date} /> –{' '}
                      <DateText day={one.end_date} />
                    </Text>
                  </div>
                  <Button
                    component={PageLink}
                    href={to('assessment.add', { clientId, authorizationId: one.id })}
                    aria-label={`Assess for authorization ${one.number}`}
                  >
                    Assess
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Group mt="md">
            <Button
              variant="default"
              component={PageLink}
              href={to('assessment.add', { clientId, authorizationId: noAuthorization })}
            >
              Assess without an authorization
            </Button>
          </Group>
        </Card>
      )}
    </Page>
  )
}
