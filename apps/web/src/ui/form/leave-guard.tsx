import { Button, Group, Text } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'
import { useBlocker } from '../../plumbing/router/use-blocker.ts'
import { Dialog } from '../feedback/dialog.tsx'

/** Asks before a screen with unsaved input is left. */
export const LeaveGuard = ({ when }: { when: boolean }) => {
  const leaving = useBlocker(when)
  return (
    <Dialog
      opened={leaving !== undefined}
      onClose={() => leaving?.stay()}
      title={t('Leave without saving?')}
    >
      <Text mb="lg">
        {t(
          'Your changes are not saved. They are kept as a draft and restored when you open this form again in this tab.',
        )}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => leaving?.leave()}>
          {t('Leave')}
        </Button>
        <Button onClick={() => leaving?.stay()} data-autofocus>
          {t('Stay')}
        </Button>
      </Group>
    </Dialog>
  )
}
