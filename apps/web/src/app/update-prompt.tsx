import { Button, Group, Paper, Text } from '@mantine/core'
import { useRegisterSW } from 'virtual:pwa-register/react'
import { t } from '../plumbing/language/translate.ts'

/** Over every page; it is too little for a file of styles. */
const place = {
  position: 'fixed',
  bottom: '1rem',
  left: '1rem',
  zIndex: 300,
  maxWidth: '20rem',
} as const

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
    <Paper withBorder shadow="lg" p="md" style={place} role="status">
      <Text fw={600}>{t('A new version is available')}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('Your drafts and unsynced changes are kept.')}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={update}>
          {t('Update now')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setNeeded(false)}>
          {t('Later')}
        </Button>
      </Group>
    </Paper>
  )
}
