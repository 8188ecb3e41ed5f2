import { Button } from '@mantine/core'
import { IconClockX } from '@tabler/icons-react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import styles from './preview.module.css'

/** Why the bytes of a file did not come, and the way to them. */
export const PreviewFailure = ({ error, onAgain }: { error: unknown; onAgain: () => void }) => (
  <div className={styles.instead}>
    {error instanceof ApiError && error.status === 404 ? (
      <EmptyState
        role="alert"
        icon={IconClockX}
        title="The link to this file has expired"
        hint="For security, file links expire after five minutes. Reload to get a new link."
        action={
          <Button variant="default" onClick={onAgain}>
            Reload
          </Button>
        }
      />
    ) : (
      <ErrorState error={error} onRetry={onAgain} />
    )}
  </div>
)
