import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../../../../plumbing/session/session.ts'
import { whenOpened } from '../../../../ui/feedback/when-opened.tsx'
import type { Copied } from './copied.ts'

const CopyDialog = whenOpened(() => import('./copy-dialog.tsx').then((m) => m.CopyDialog))

/** Copies the week that is shown to another one. */
export const CopyWeek = (copied: Copied) => {
  const can = useCan()
  const [opened, setOpened] = useState(false)
  if (!can('visits.schedule')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Copy week
      </Button>
      <CopyDialog opened={opened} copied={copied} onClose={() => setOpened(false)} />
    </>
  )
}
