import type { UseQueryResult } from '@tanstack/react-query'
import { IconCloudOff } from '@tabler/icons-react'
import { NoResponse } from '../../../plumbing/api/errors.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import styles from '../field.module.css'

const sentences = {
  get away() {
    return t('Your visits are not on this phone yet')
  },
  get awayHint() {
    return t('Connect to the internet once. After that you can open them offline.')
  },
  get loading() {
    return t('Loading your visits')
  },
}

/** What stands there while this phone knows no day yet. */
export const NoDay = ({ query }: { query: UseQueryResult<unknown> }) => {
  const away = query.fetchStatus === 'paused' || query.error instanceof NoResponse
  if (away)
    return (
      <EmptyState
        role="status"
        icon={IconCloudOff}
        title={sentences.away}
        hint={sentences.awayHint}
      />
    )
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div role="status" aria-label={sentences.loading} aria-busy className={styles.skeleton}>
      <span />
      <span />
      <span />
    </div>
  )
}
