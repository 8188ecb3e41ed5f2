import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { IconCloudOff } from '@tabler/icons-react'
import { NoResponse } from '../../plumbing/api/errors.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** What stands there while this phone knows no day yet. */
export const NoDay = ({ query }: { query: UseQueryResult<unknown> }) => {
  const away = query.fetchStatus === 'paused' || query.error instanceof NoResponse
  if (away)
    return (
      <EmptyState
        role="status"
        icon={IconCloudOff}
        title="Your visits are not on this phone yet"
        hint="Connect to the internet once. After that you can open them offline."
      />
    )
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Stack role="status" aria-label="Loading your visits" aria-busy>
      <Skeleton height={220} />
      <Skeleton height={72} />
      <Skeleton height={72} />
    </Stack>
  )
}
