import { Button, Notification, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx'
import { SidePanel } from '../../ui/feedback/side-panel.tsx'
import '../../ui/feedback/toasts.css'
import styles from './design.module.css'

/** Toasts as they lie over the page, and what opens by its button. */
export const Opens = () => {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <div className={styles.row}>
        <ConfirmButton
          question="Archive this client?"
          consequence="It leaves the lists. It can be restored."
          confirm="Archive"
          onConfirm={() => undefined}
          variant="default"
        >
          A question
        </ConfirmButton>
        <Button variant="default" onClick={() => setOpened(true)}>
          A panel
        </Button>
        <SidePanel opened={opened} onClose={() => setOpened(false)} title="Rosalind Oakley">
          <Text>The list beside it keeps its place.</Text>
        </SidePanel>
      </div>
      <div className={styles.fields}>
        <Notification color="pine" withBorder={false}>
          Ruth Abernathy saved.
        </Notification>
        <Notification color="amber" withBorder={false}>
          Someone else changed this client.
        </Notification>
        <Notification color="red" withBorder={false} title="Not sent">
          Two claims are held.
        </Notification>
      </div>
    </>
  )
}
