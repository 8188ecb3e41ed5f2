import { Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../ui/page/page-link.tsx'
import styles from './dashboard.module.css'
import type { Queue } from './queues.ts'

/** One number that opens the list it counts. */
export const QueueLine = ({ queue }: { queue: Queue }) => {
  const { data, isError } = useQuery({ ...queue.count, meta: { quiet: true } })
  const waits = queue.tone === 'attention' && Boolean(data)
  return (
    <PageLink href={queue.href} className={styles.queue} data-waits={waits || undefined}>
      <span className={styles.words}>
        <b>{queue.title}</b>{' '}
        <small>
          {isError ? 'Count not available. Open the list.' : data === 0 ? queue.none : queue.hint}
        </small>
      </span>{' '}
      {!isError && (
        <span className={styles.count}>
          {data === undefined ? <Skeleton h={16} w={24} /> : data.toLocaleString('en-US')}
        </span>
      )}
      <IconChevronRight size={14} aria-hidden />
    </PageLink>
  )
}
