import { dismissEra, type Era, holdEra, unpostEra } from '@homeward/contract/billing/remittances'
import { Button, Group, Text } from '@mantine/core'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ReasonButton } from '../../../ui/feedback/reason-button.tsx'

/** Undoes the posting of a remittance, dismisses one on hold, or puts it on hold again. */
export const EraReview = ({ era }: { era: Era }) => {
  const options = (words: string) => ({
    touches: ['visits'],
    quiet: true,
    onDone: () => toastDone(words),
  })
  const unpost = useWrite(unpostEra, options('Posting undone'))
  const dismiss = useWrite(dismissEra, options('Remittance dismissed'))
  const hold = useWrite(holdEra, options('Remittance on hold'))
  const error = [unpost, dismiss, hold].map((write) => write.error).find(Boolean)
  const { id, lock_version, abilities } = era
  if (!abilities.unpost && !abilities.dismiss && !abilities.hold) return null
  return (
    <Group gap="xs">
      {abilities.unpost && (
        <ReasonButton
          size="xs"
          variant="default"
          loading={unpost.isPending}
          question="Undo the posting of this remittance?"
          hint="The journal gets entries that take back all that was posted. The remittance is on hold and can be posted again."
          submit="Undo posting"
          onReason={(reason) => unpost.mutate({ id, reason, lock_version })}
        >
          Undo posting
        </ReasonButton>
      )}
      {abilities.dismiss && (
        <ReasonButton
          size="xs"
          variant="default"
          loading={dismiss.isPending}
          question="Dismiss this remittance?"
          hint="It leaves the list of remittances on hold. You can put it on hold again."
          submit="Dismiss"
          onReason={(reason) => dismiss.mutate({ id, reason, lock_version })}
        >
          Dismiss
        </ReasonButton>
      )}
      {abilities.hold && (
        <Button
          size="xs"
          variant="default"
          loading={hold.isPending}
          onClick={() => hold.mutate({ id, lock_version })}
        >
          Put on hold again
        </Button>
      )}
      {error && (
        <Text role="alert" c="red" size="sm">
          {error instanceof ApiError && error.status < 500
            ? error.message
            : 'The server is not responding. Check again in a moment to see if the remittance changed.'}
        </Text>
      )}
    </Group>
  )
}
