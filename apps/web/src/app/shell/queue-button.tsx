import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { SidePanel } from '../../ui/feedback/side-panel.tsx'
import { QueueEntry } from './queue-entry.tsx'

/** How many changes wait on this device; opens the list of them. Not there while there are none. */
export const QueueButton = () => {
  const entries = useQueue()
  const [opened, { open, close }] = useDisclosure(false)
  const failed = entries.some((entry) => entry.state === 'failed')
  const Icon = failed ? IconAlertTriangle : IconCloudUp
  return (
    <>
      {entries.length > 0 && (
        <Button
          size="xs"
          radius="xl"
          variant="light"
          color={failed ? 'red' : 'amber'}
          leftSection={<Icon size={16} aria-hidden />}
          onClick={open}
          aria-label={`${entries.length} unsent ${entries.length === 1 ? 'change' : 'changes'}`}
        >
          {entries.length} unsent
        </Button>
      )}
      <SidePanel opened={opened} onClose={close} title="Unsent changes">
        <Text c="dimmed" mb="md">
          {entries.length === 0
            ? 'Everything is sent.'
            : 'These changes are safe on this device and are sent in order as soon as they can be.'}
        </Text>
        <Stack component="ul" gap="sm" p={0} m={0}>
          {entries.map((entry) => (
            <QueueEntry key={entry.seq} entry={entry} behind={isBehind(entry, entries)} />
          ))}
        </Stack>
      </SidePanel>
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
