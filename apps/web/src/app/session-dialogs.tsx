import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { showFailure } from '../plumbing/failures/show.ts'
import { t } from '../plumbing/language/translate.ts'
import { noteActivity } from '../plumbing/session/activity.ts'
import { touchServer } from '../plumbing/session/touch.ts'

/** Nobody waits for it, so no answer at all is no trouble. */
const tolerate = (error: unknown): void => showFailure(error, { allowTimeout: true })

type Props = { seconds: number; onLock: () => void }

/** Asks whether anybody is here still. */
export const IdleDialog = ({ seconds, onLock }: Props) => {
  const [asking, setAsking] = useState(false)
  const stay = async () => {
    setAsking(true)
    await touchServer().catch(tolerate)
    noteActivity()
    setAsking(false)
  }
  return (
    <Modal
      opened
      onClose={() => void stay()}
      title={t('Are you still here?')}
      withCloseButton={false}
    >
      <Text mb="lg" className="tabular">
        {t(
          'You have been inactive for a while. You will be signed out in {seconds, plural, one {# second} other {# seconds}}. Your unsaved changes are kept.',
          { seconds },
        )}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLock}>
          {t('Sign out now')}
        </Button>
        <Button onClick={() => void stay()} loading={asking} data-autofocus>
          {t('Stay signed in')}
        </Button>
      </Group>
    </Modal>
  )
}

/** Says that a session is as old as one may get. */
export const AgeDialog = ({ seconds, onLock, onDismiss }: Props & { onDismiss: () => void }) => (
  <Modal
    opened
    onClose={onDismiss}
    title={t('Your session is about to end')}
    withCloseButton={false}
  >
    <Text mb="lg" className="tabular">
      {t(
        'Sessions have a time limit. This one ends in {seconds, plural, one {# second} other {# seconds}}. Your unsaved changes are kept, and you return to this page after you sign in.',
        { seconds },
      )}
    </Text>
    <Group justify="flex-end">
      <Button variant="default" onClick={onDismiss}>
        {t('Keep working')}
      </Button>
      <Button onClick={onLock} data-autofocus>
        {t('Sign in again now')}
      </Button>
    </Group>
  </Modal>
)
