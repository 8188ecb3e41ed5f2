import type { FeedFilter } from '@homeward/domain/visits/feed'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FeedLine } from './feed-line.tsx'
import styles from './feed.module.css'
import { useFeed } from './use-feed.ts'
import { useReadingOn } from './use-reading-on.ts'

type Props = {
  only: FeedFilter | undefined
  officeId: string | undefined
  paused: boolean
  onContinue: () => void
}

/** What happened, newest first. Nothing moves under somebody who has scrolled down or paused: what is new waits. */
export const Feed = ({ only, officeId, paused, onContinue }: Props) => {
  const scrolled = useReadingOn()
  const { query, shown, waiting } = useFeed({ only, officeId }, paused || scrolled)
  if (query.data === undefined && query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Skeleton height={320} role="status" aria-label="Loading" />
  const showNew = () => {
    window.scrollTo({ top: 0 })
    onContinue()
  }
  return (
    <>
      <div className={styles.waiting} role="status">
        {waiting > 0 && (
          <Button
            size="xs"
            radius="xl"
            leftSection={<IconArrowUp size={14} aria-hidden />}
            onClick={showNew}
          >
            Show {waiting} new
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="Nothing happened yet"
          hint="Check-ins, check-outs and exceptions of the last 24 hours appear here as they arrive."
        />
      ) : (
        <ol className={styles.feed}>
          {shown.map((item) => (
            <FeedLine key={item.id} item={item} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </>
  )
}
