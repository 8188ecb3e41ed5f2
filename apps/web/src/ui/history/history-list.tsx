import { type AuditEvent, listHistory } from '@homeward/contract/identity/audit'
import { recordTypes } from '@homeward/domain/identity/record-types'
import { Button, Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../plumbing/api/call.ts'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf } from '../../plumbing/query.ts'
import { ErrorState, OfflineState } from '../feedback/error-state.tsx'
import type { ValueLabels } from '../text/value-words.ts'
import { InstantText } from '../text/values.tsx'
import { useZone } from '../text/zone.tsx'
import { actionWords, actorWords, type Changes, differences } from './change-words.ts'
import { DifferenceList } from './difference-list.tsx'
import styles from './history.module.css'

export type HistoryOf = {
  /** The record's type as the trail names it: `visit`. */
  type: string
  id: string
  /** Words for the values of single fields. */
  labels?: ValueLabels
  /** Says an event in the record's own words, where its fields alone would not. */
  describe?: (changes: Changes) => string | undefined
  /** In a side panel: time above the event, not beside it. */
  narrow?: boolean
}

const perPage = 20

/** Who did what to a record, newest first: each event with its fields before and after. */
export const HistoryList = ({ type, id, narrow, ...words }: HistoryOf) => {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(listHistory.room, listHistory), type, id],
    queryFn: ({ signal, pageParam }) =>
      call(
        listHistory,
        { record_type: type, record_id: id, items: perPage, ...pageParam },
        { signal },
      ),
    initialPageParam: {},
    getNextPageParam: ({ data, meta }) =>
      meta.total > data.length ? { older_than: data.at(-1)?.id } : undefined,
    meta: { quiet: true, mayTimeOut: true },
  })
  if (query.data === undefined) {
    if (query.isError)
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    if (query.fetchStatus === 'paused') return <OfflineState />
    return <Skeleton height={60} role="status" aria-label="Loading history" />
  }
  const events = query.data.pages.flatMap(({ data }) => data)
  if (events.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No changes yet.
      </Text>
    )
  return (
    <>
      <ol className={narrow ? `${styles.list} ${styles.narrow}` : styles.list}>
        {events.map((event) => (
          <Event key={event.id} event={event} {...words} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          mt="sm"
          size="compact-sm"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </>
  )
}

type EventProps = { event: AuditEvent } & Pick<HistoryOf, 'labels' | 'describe'>

const Event = ({ event, labels, describe }: EventProps) => {
  const zone = useZone()
  const said = describe?.(event.changes)
  return (
    <li>
      <span className={styles.when}>
        <InstantText at={event.at} />
      </span>
      <div>
        <strong>{actorWords(event.actor)}</strong> · {actionWords(event.action, event.record_type)}
        {said ? (
          <ul className={styles.changes}>
            <li>{said}</li>
          </ul>
        ) : (
          <DifferenceList differences={differences(event.changes, zone, labels)} />
        )}
      </div>
    </li>
  )
}

/** What open histories show: records of every type, and what is said under them. */
liveTopic([...recordTypes, 'comments'], () => [keyOf(listHistory.room, listHistory)])
