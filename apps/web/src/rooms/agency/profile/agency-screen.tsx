import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useUser } from '../../../plumbing/session/session.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { agencyQuery } from '../queries.ts'
import { AgencyFacts } from './agency-facts.tsx'
import { AgencyForm } from './agency-form.tsx'
import { LogoCard } from './logo-card.tsx'

/** R065: who the agency is and how it works. */
export const AgencyScreen = () => {
  const { agency_id: id } = useUser()
  return (
    <Page title="Agency" width="reading" crumbs={[{ label: 'Admin', href: to('admin') }]}>
      {id ? <Loaded id={id} /> : null}
    </Page>
  )
}

const Loaded = ({ id }: { id: string }) => {
  const { data, isError, error, fetchStatus, refetch } = useQuery(agencyQuery(id))
  if (data)
    return (
      <Stack>
        {data.abilities.edit ? (
          <>
            <LogoCard agency={data} />
            <AgencyForm agency={data} />
          </>
        ) : (
          <AgencyFacts agency={data} />
        )}
        <HistoryCard type="agency" id={id} />
      </Stack>
    )
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (fetchStatus === 'paused') return <OfflineState />
  return (
    <Stack aria-busy aria-label="Loading" role="status">
      <Skeleton height={140} />
      <Skeleton height={140} />
      <Skeleton height={180} />
    </Stack>
  )
}
