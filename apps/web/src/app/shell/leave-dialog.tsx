import { Button, Group, Modal, Text } from '@mantine/core'

type Props = { opened: boolean; unsent: number; onStay: () => void; onLeave: () => void }

/** Asks before somebody signs out while changes of theirs are still on the device. */
export const LeaveDialog = ({ opened, unsent, onStay, onLeave }: Props) => (
  <Modal opened={opened} onClose={onStay} title="Sign out with unsent changes?">
    <Text mb="lg">
      {unsent === 1 ? '1 change is' : `${unsent} changes are`} not sent yet. They stay on this
      device and are sent when you sign in here again. Nobody else can see or send them.
    </Text>
    <Group justify="flex-end">
      <Button variant="default" onClick={onLeave}>
        Sign out
      </Button>
      <Button onClick={onStay} data-autofocus>
        Stay signed in
      </Button>
    </Group>
  </Modal>
)
