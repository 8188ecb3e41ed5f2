import { Button, Group, Modal, Text } from '@mantine/core'
import { wakeQueue } from '../../plumbing/offline/device-queue.ts'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { showFailure } from '../../plumbing/failures/show.ts'

type Props = {
  opened: boolean
  unsent: number
  onStay: () => void
  /** Signs out and leaves the changes on the device, sealed. */
  onKeep: () => void
  onLeave: () => void
}

/** Asks before somebody signs out while changes of theirs are still on the device: to keep or to erase. */
export const LeaveDialog = ({ opened, unsent, onStay, onKeep, onLeave }: Props) => {
  const online = useOnline()
  if (opened && unsent === 0) return <AllSent onStay={onStay} onLeave={onLeave} />
  return (
    <Modal opened={opened} onClose={onStay} title="Sign out with unsynced changes?">
      <Text mb="lg">
        {unsent === 1 ? '1 change is' : `${unsent} changes are`} not synced yet. Keep
        {unsent === 1 ? ' it' : ' them'} encrypted on this device and sync after you sign in here
        again, or discard {unsent === 1 ? 'it' : 'them'} now.
      </Text>
      <Group justify="flex-end">
        <Button variant="subtle" color="red" onClick={onLeave}>
          Discard and sign out
        </Button>
        {online && (
          <Button variant="default" onClick={() => void wakeQueue().catch(showFailure)}>
            Sync now
          </Button>
        )}
        <Button variant="default" onClick={onStay}>
          Stay signed in
        </Button>
        <Button onClick={onKeep} data-autofocus>
          Keep and sign out
        </Button>
      </Group>
    </Modal>
  )
}

const AllSent = ({ onStay, onLeave }: Pick<Props, 'onStay' | 'onLeave'>) => (
  <Modal opened onClose={onStay} title="All synced">
    <Text mb="lg">You have no unsynced changes on this device.</Text>
    <Group justify="flex-end">
      <Button variant="default" onClick={onStay}>
        Stay signed in
      </Button>
      <Button onClick={onLeave} data-autofocus>
        Sign out
      </Button>
    </Group>
  </Modal>
)
