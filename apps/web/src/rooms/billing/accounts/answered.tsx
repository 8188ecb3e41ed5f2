import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'

type Props<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode }

/** What a query answers; while it does not, why. */
export const Answered = <T,>({ query, children }: Props<T>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.fetchStatus === 'paused') return <OfflineState />
  return <Skeleton height={160} role="status" aria-label="Loading" />
}
