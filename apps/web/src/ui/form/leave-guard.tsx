import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Asks before a screen with unsaved input is left. */
export const LeaveGuard = ({ when }: { when: boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  })
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <Text mb="lg">
        What you typed is not saved. It is kept as a draft and comes back when you open this form
        again in this tab.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => reset?.()} data-autofocus>
          Stay and save
        </Button>
      </Group>
    </Modal>
  )
}
