import {
  deliverTransmission,
  type Transmission,
  updateTransmission,
} from '@homeward/contract/billing/transmissions'
import { transmissionStatusLabels } from '@homeward/domain/billing/transmissions'
import { Button, Group } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'

type Props = { file: Transmission; onDone?: (file: Transmission) => void }

/** What a person can say of a file: it was sent, nobody knows, the payor never got it. */
export const TransmissionActions = ({ file, onDone }: Props) => {
  const turn = useWrite(updateTransmission, {
    touches: ['visits'],
    onDone: (after) => {
      toastDone(`${after.file_name}: ${transmissionStatusLabels[after.status]}`)
      onDone?.(after)
    },
  })
  const hand = useWrite(deliverTransmission, {
    touches: ['visits'],
    onDone: (after) => {
      toastDone(`${after.file_name}: ${transmissionStatusLabels[after.status]}`)
      onDone?.(after)
    },
  })
  const deliver = () => hand.mutate({ id: file.id, lock_version: file.lock_version })
  const to = (status: 'sent' | 'unknown' | 'withdrawn') =>
    turn.mutate({ id: file.id, status, lock_version: file.lock_version })
  const { mark_sent: sent, mark_unknown: unknown, withdraw, deliver: connected } = file.abilities
  if (!sent && !unknown && !withdraw && !connected) return null
  return (
    <Group gap="xs" justify="flex-end">
      {connected && file.status !== 'unknown' && (
        <Button size="xs" loading={hand.isPending} onClick={deliver}>
          {file.status === 'failed' ? 'Try again' : `Send through ${file.connection}`}
        </Button>
      )}
      {connected && file.status === 'unknown' && (
        <ConfirmButton
          size="xs"
          disabled={hand.isPending}
          question="Send this file again?"
          consequence={`${file.connection} may have it already, and then gets it twice. First ask the payor whether it has a file with control number ${file.interchange_control}.`}
          confirm="Send again"
          onConfirm={deliver}
        >
          Send again
        </ConfirmButton>
      )}
      {sent && (
        <Button
          size="xs"
          variant={connected ? 'default' : 'filled'}
          loading={turn.isPending}
          onClick={() => to('sent')}
        >
          Mark as sent
        </Button>
      )}
      {unknown && (
        <ConfirmButton
          size="xs"
          variant="default"
          disabled={turn.isPending}
          question="Set this file to unknown?"
          consequence="Use this if the payor says that it has no such file, or never answered. The claims stay as they are until you send or take back the file."
          confirm="Set to unknown"
          onConfirm={() => to('unknown')}
        >
          Set to unknown
        </ConfirmButton>
      )}
      {withdraw && (
        <ConfirmButton
          size="xs"
          variant="default"
          disabled={turn.isPending}
          question="Take back this file?"
          consequence="Do this only if the payor never got the file. Its claims go back to review, and the payor owes nothing for them."
          confirm="Take back"
          onConfirm={() => to('withdrawn')}
        >
          Take back
        </ConfirmButton>
      )}
    </Group>
  )
}
