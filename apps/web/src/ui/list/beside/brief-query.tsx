import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../feedback/error-state.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** What it is, in the singular and small: "client". */
  of: string
  children: (data: Data) => ReactNode
}

/** A record in a panel: while it is read, where that failed, and itself. */
export const BriefQuery = <Data,>({ query, of, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Stack role="status" aria-label={`Loading ${of}`}>
      <Skeleton height={120} />
      <Skeleton height={80} />
    </Stack>
  )
}
