import { Button, Group, Modal, Text } from '@mantine/core'
import { wakeQueue } from '../../plumbing/offline/device-queue.ts'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { showFailure } from '../../plumbing/failures/show.ts'

type Props = { opened: boolean; unsent: number; onStay: () => void; onLeave: () => void }

/** Asks before somebody signs out while changes of theirs are still on the device: they are erased. */
export const LeaveDialog = ({ opened, unsent, onStay, onLeave }: Props) => {
  const online = useOnline()
  if (opened && unsent === 0) return <AllSent onStay={onStay} onLeave={onLeave} />
  return (
    <Modal opened={opened} onClose={onStay} title="Sign out with unsynced changes?">
      <Text mb="lg">
        {unsent === 1 ? '1 change is' : `${unsent} changes are`} not synced yet. Signing out erases
        your data from this device, and {unsent === 1 ? 'it is' : 'they are'} lost.
        {!online && ' You are offline. Stay signed in until you are back online.'}
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
        <Button onClick={onStay} data-autofocus>
          Stay signed in
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
