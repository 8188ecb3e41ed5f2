import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { t } from '../../plumbing/language/translate.ts'

/** How long an action can be undone from its toast, in milliseconds. */
const undoTime = 10_000

/** A toast that says that something was done, with the way back for ten seconds. */
export const toastUndo = (message: string, undo: () => void): void => {
  const id = notifications.show({
    color: 'pine',
    autoClose: undoTime,
    message: (
      <Group justify="space-between" gap="xs">
        {message}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {t('Undo')}
        </Button>
      </Group>
    ),
  })
}
