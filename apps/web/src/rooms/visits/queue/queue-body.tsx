import type { listExceptions } from '@homeward/contract/insights/work'
import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { isNarrowed } from '../../../ui/list/list-input.ts'
import { NoneFound } from '../../../ui/list/none-found.tsx'
import type { ListState } from '../../../ui/list/use-list.ts'
import type { Lines } from './causes.ts'

type BodyProps = {
  list: ListState<typeof listExceptions>
  lines: Lines | undefined
  children: (line: Lines[number]) => ReactNode
}

/** The groups, or what stands there instead of them. */
export const QueueBody = ({ list, lines, children }: BodyProps) => {
  const { query, rows, flat, known } = list
  const retry = () => void query.refetch()
  if (rows === undefined && query.isError) return <ErrorState error={query.error} onRetry={retry} />
  if (rows === undefined && query.fetchStatus === 'paused') return <OfflineState />
  if (rows === undefined || lines === undefined) return <Skeleton height={320} mt="sm" />
  if (rows.length === 0 && !query.isPlaceholderData) {
    const narrowed = isNarrowed(flat, known)
    if (narrowed && flat.exception === undefined)
      return <NoneFound of="visits" narrowed list={list} change={list.change} />
    if (narrowed)
      return (
        <EmptyState
          role="status"
          title="All clear"
          hint="No visit waits for this cause."
          action={
            <Button variant="default" onClick={() => list.change({ exception: undefined })}>
              Show all causes
            </Button>
          }
        />
      )
    return (
      <EmptyState
        role="status"
        title="All clear"
        hint="No visit waits for you. New ones appear by themselves."
      />
    )
  }
  const shown = lines.filter((line) => !flat.exception || line.exception === flat.exception)
  return shown.map((line) => children(line))
}
