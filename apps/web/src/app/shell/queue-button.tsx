import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react'
import { t } from '../../plumbing/language/translate.ts'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { UnsentPanel } from './unsent-panel.tsx'

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
          aria-label={t('{count, plural, one {# unsent change} other {# unsent changes}}', {
            count: entries.length,
          })}
        >
          {t('{count} unsent', { count: entries.length })}
        </Button>
      )}
      <UnsentPanel opened={opened} onClose={close} />
    </>
  )
}
