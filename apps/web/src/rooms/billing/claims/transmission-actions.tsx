import { type Transmission, updateTransmission } from '@homeward/contract/billing/transmissions'
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
  const to = (status: 'sent' | 'unknown' | 'withdrawn') =>
    turn.mutate({ id: file.id, status, lock_version: file.lock_version })
  const { mark_sent: sent, mark_unknown: unknown, withdraw } = file.abilities
  if (!sent && !unknown && !withdraw) return null
  return (
    <Group gap="xs" justify="flex-end">
      {sent && (
        <Button size="xs" loading={turn.isPending} onClick={() => to('sent')}>
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
