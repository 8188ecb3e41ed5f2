import { listHistory } from '@homeward/contract/identity/audit'
import { recordTypes } from '@homeward/domain/identity/record-types'
import { Button, Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../plumbing/api/call.ts'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { useNames } from '../../plumbing/names/use-names.ts'
import { keyOf } from '../../plumbing/query.ts'
import { ErrorState, OfflineState } from '../feedback/error-state.tsx'
import { InstantText } from '../text/values.tsx'
import { useZone } from '../text/zone.tsx'
import { type Act, actsOf } from './acts.ts'
import { differences, type Wording } from './change-words.ts'
import { DifferenceList } from './difference-list.tsx'
import { referencesOf } from './references.ts'
import { sentenceOf } from './sentence.ts'
import styles from './history.module.css'

export type HistoryOf = Pick<Wording, 'labels' | 'was' | 'describe'> & {
  /** The record's type as the trail names it: `visit`. */
  type: string
  id: string
  /** In a side panel: time above the event, not beside it. */
  narrow?: boolean
}

const perPage = 20

/** Who did what to a record, newest first: each act as a sentence, with its fields to be opened. */
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
  const events = query.data?.pages.flatMap(({ data }) => data) ?? []
  const wording: Wording = { ...words, zone: useZone(), nameOf: useNames(referencesOf(events)) }
  if (query.data === undefined) {
    if (query.isError)
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    if (query.fetchStatus === 'paused') return <OfflineState />
    return <Skeleton height={60} role="status" aria-label="Loading history" />
  }
  if (events.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No changes yet.
      </Text>
    )
  return (
    <>
      <ol className={narrow ? `${styles.list} ${styles.narrow}` : styles.list}>
        {actsOf(events).map((act) => (
          <ActLine key={act.id} act={act} wording={wording} />
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

const ActLine = ({ act, wording }: { act: Act; wording: Wording }) => {
  const changed = act.events.flatMap(({ changes }) => differences(changes, wording))
  return (
    <li>
      <span className={styles.when}>
        <InstantText at={act.at} />
      </span>
      <div>
        {sentenceOf(act, wording)}
        {changed.length > 0 && (
          <details className={styles.details}>
            <summary>{changed.length === 1 ? '1 field' : `${changed.length} fields`}</summary>
            <DifferenceList differences={changed} />
          </details>
        )}
      </div>
    </li>
  )
}

/** What open histories show: records of every type, and what is said under them. */
liveTopic([...recordTypes, 'comments'], () => [keyOf(listHistory.room, listHistory)])
