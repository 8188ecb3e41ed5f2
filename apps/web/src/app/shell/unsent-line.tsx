import { useDisclosure } from '@mantine/hooks'
import { SyncState } from '../../rooms/field/parts/sync-state.tsx'
import { UnsentPanel } from './unsent-panel.tsx'

/** The state of sending on the phone; it opens the list of what is not sent. */
export const UnsentLine = () => {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <SyncState onOpen={open} />
      <UnsentPanel opened={opened} onClose={close} />
    </>
  )
}
