import { Button, Group, Modal, Text } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'
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
    <Modal opened={opened} onClose={onStay} title={t('Sign out with unsynced changes?')}>
      <Text mb="lg">
        {t(
          '{unsent, plural, one {# change is not synced yet. Keep it encrypted on this device and sync after you sign in here again, or discard it now.} other {# changes are not synced yet. Keep them encrypted on this device and sync after you sign in here again, or discard them now.}}',
          { unsent },
        )}
      </Text>
      <Group justify="flex-end">
        <Button variant="subtle" color="red" onClick={onLeave}>
          {t('Discard and sign out')}
        </Button>
        {online && (
          <Button variant="default" onClick={() => void wakeQueue().catch(showFailure)}>
            {t('Sync now')}
          </Button>
        )}
        <Button variant="default" onClick={onStay}>
          {t('Stay signed in')}
        </Button>
        <Button onClick={onKeep} data-autofocus>
          {t('Keep and sign out')}
        </Button>
      </Group>
    </Modal>
  )
}

const AllSent = ({ onStay, onLeave }: Pick<Props, 'onStay' | 'onLeave'>) => (
  <Modal opened onClose={onStay} title={t('All synced')}>
    <Text mb="lg">{t('You have no unsynced changes on this device.')}</Text>
    <Group justify="flex-end">
      <Button variant="default" onClick={onStay}>
        {t('Stay signed in')}
      </Button>
      <Button onClick={onLeave} data-autofocus>
        {t('Sign out')}
      </Button>
    </Group>
  </Modal>
)
