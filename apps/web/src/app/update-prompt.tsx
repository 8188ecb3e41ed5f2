import { Button, Group, Paper, Text } from '@mantine/core'
import { useRegisterSW } from 'virtual:pwa-register/react'
import styles from './shell/shell.module.css'

/** Offers a new version when there is one. Drafts and unsent changes survive the reload. */
export const UpdatePrompt = () => {
  const {
    needRefresh: [needed, setNeeded],
    updateServiceWorker,
  } = useRegisterSW()
  const update = () => {
    // The library reloads only where a worker was there before the page; on a first visit none was.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    })
    void updateServiceWorker(true)
  }
  if (!needed) return null
  return (
    <Paper withBorder shadow="lg" p="md" className={styles.update} role="status">
      <Text fw={600}>A new version is ready</Text>
      <Text size="sm" c="dimmed" mb="sm">
        Drafts and unsent changes are kept.
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={update}>
          Update now
        </Button>
        <Button size="xs" variant="default" onClick={() => setNeeded(false)}>
          Later
        </Button>
      </Group>
    </Paper>
  )
}
