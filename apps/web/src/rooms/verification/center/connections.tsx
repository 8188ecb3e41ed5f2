import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@mantine/core'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { to } from '../../../plumbing/paths/to.ts'
import { connectionsQuery } from '../queries.ts'
import { TextLink } from '../text-link.tsx'
import { ConnectionCard } from './connection-card.tsx'
import styles from './center.module.css'

/** Each EVV account: how it answers, what waits, and what failed by cause. */
export const Connections = () => {
  const query = useQuery(connectionsQuery)
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Skeleton height={130} mb="md" />
  if (query.data.data.length === 0) {
    return (
      <EmptyState
        title="No EVV account yet"
        hint="Add an account with an EVV vendor and choose it on its payors. Approved visits are then sent by themselves."
        action={<TextLink href={to('admin.integration-accounts')}>Add an account</TextLink>}
      />
    )
  }
  return (
    <ul className={styles.connections} aria-label="EVV accounts">
      {query.data.data.map((connection) => (
        <ConnectionCard key={connection.account.id} connection={connection} />
      ))}
    </ul>
  )
}
