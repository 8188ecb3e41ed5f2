import { Button, Group, Progress, Text } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop, IconPrinter } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { printPage } from '../../../ui/page/print.ts'
import { JournalGrid } from './journal-grid.tsx'
import styles from './journal.module.css'
import { useJournal } from './use-journal.ts'

type Props = { monday: string; officeId: string | undefined }

/** One week as it is read: how far it is, a way to stop, and the grid that grows. */
export const Journal = ({ monday, officeId }: Props) => {
  const journal = useJournal({ week_of: monday, ...(officeId && { office_id: officeId }) })
  const { state, rows, read, pages, clients } = journal
  if (state === 'failed' && rows.length === 0)
    return <ErrorState error={journal.error} onRetry={journal.goOn} />
  if (state === 'done' && rows.length === 0)
    return (
      <EmptyState
        title="No visits in this week"
        hint="Choose another week or office, or activate a care plan to create visits."
      />
    )
  const left = state === 'stopped' || state === 'failed'
  return (
    <>
      <div className={styles.state} data-print="no">
        <Text size="sm" role="status">
          {progressWords(journal)}
        </Text>
        <Progress
          className={styles.bar}
          value={(100 * read) / pages}
          animated={state === 'reading'}
          aria-label="Journal progress"
        />
        <Group gap="xs">
          {state === 'reading' && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlayerStop size={14} aria-hidden />}
              onClick={journal.stop}
            >
              Stop
            </Button>
          )}
          {left && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlayerPlay size={14} aria-hidden />}
              onClick={journal.goOn}
            >
              Continue
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPrinter size={14} aria-hidden />}
            disabled={state === 'reading' || rows.length === 0}
            onClick={printPage}
          >
            {left ? 'Print these clients' : 'Print'}
          </Button>
        </Group>
      </div>
      <JournalGrid monday={monday} rows={rows} />
      {left && rows.length > 0 && (
        <p className={styles.partly}>
          This is a part of the week: {rows.length} of {clients} clients.
        </p>
      )}
    </>
  )
}

/** How far the journal is. */
const progressWords = ({ state, rows, read, clients }: ReturnType<typeof useJournal>): string => {
  if (read === 0) return state === 'reading' ? 'Loading clients…' : 'Stopped, no clients yet'
  const count = `${rows.length.toLocaleString('en-US')} of ${clients.toLocaleString('en-US')} clients`
  if (state === 'stopped') return `${count}, stopped`
  return state === 'failed' ? `${count}, the connection was lost` : count
}
