import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { PageLink } from '../../ui/page/page-link.tsx'
import styles from './dashboard.module.css'
import type { Queue } from './queues.ts'

/** One number that opens the list it counts. */
export const QueueCard = ({ queue }: { queue: Queue }) => {
  const { data, isError } = useQuery({ ...queue.count, meta: { quiet: true } })
  const waits = queue.tone === 'attention' && Boolean(data)
  const mark = `var(--mantine-color-${waits ? 'amber' : 'gray'}-${waits ? 6 : 4})`
  return (
    <PageLink
      href={queue.href}
      className={styles.queue}
      style={{ '--queue-mark': mark } as CSSProperties}
    >
      <Text fw={500}>{queue.title}</Text>
      {isError ? (
        <Text c="dimmed">Count not available. Open the list.</Text>
      ) : (
        <span className={styles.count}>
          {data === undefined ? <Skeleton h={28} w={56} /> : data.toLocaleString('en-US')}
        </span>
      )}
      <Text size="sm" c="dimmed">
        {queue.hint}
      </Text>
    </PageLink>
  )
}
