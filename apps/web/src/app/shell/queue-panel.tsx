import { Stack, Text } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { QueueEntry } from './queue-entry.tsx'

/** The unsent changes, and what can be done about each. */
export const QueuePanel = ({ onGo }: { onGo: () => void }) => {
  const entries = useQueue()
  return (
    <>
      <Text c="dimmed" mb="md">
        {entries.length === 0
          ? t('All synced.')
          : t('These changes are saved on this device and sync in order when you are back online.')}
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0}>
        {entries.map((entry) => (
          <QueueEntry key={entry.seq} entry={entry} behind={isBehind(entry, entries)} onGo={onGo} />
        ))}
      </Stack>
    </>
  )
}

/** Whether an earlier change of the same scope was refused, so that this one waits for it. */
const isBehind = (
  entry: { seq: number; scope: string },
  entries: ReturnType<typeof useQueue>,
): boolean =>
  entries.some(
    (other) => other.seq < entry.seq && other.scope === entry.scope && other.state === 'failed',
  )
