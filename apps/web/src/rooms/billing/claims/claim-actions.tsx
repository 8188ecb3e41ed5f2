import { type Claim, updateClaim } from '@homeward/contract/billing/claims'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconHandStop } from '@tabler/icons-react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'

const moves = [
  { ability: 'mark_ready', status: 'ready_to_send', label: 'Mark ready', icon: IconCheck },
  { ability: 'hold', status: 'on_hold', label: 'Hold', icon: IconHandStop },
  { ability: 'review', status: 'for_review', label: 'Back to review', icon: IconArrowBackUp },
] as const

/** The moves that this person may make with this claim now. */
export const ClaimActions = ({ claim }: { claim: Claim }) => {
  const move = useWrite(updateClaim, {
    touches: ['visits'],
    onDone: (moved) => toastDone(`Claim ${moved.number}: ${claimStatusLabels[moved.status]}`),
  })
  const open = moves.filter(({ ability }) => claim.abilities[ability])
  const failure = move.error instanceof ApiError && move.error.status === 409
  return (
    <>
      {failure && (
        <Alert color="amber" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {move.error?.message}
        </Alert>
      )}
      {open.length > 0 && (
        <Group gap="xs">
          {open.map(({ ability, status, label, icon: Icon }, at) => (
            <Button
              key={ability}
              size="xs"
              variant={at === 0 && status === 'ready_to_send' ? 'filled' : 'default'}
              leftSection={<Icon size={15} aria-hidden />}
              disabled={move.isPending}
              onClick={() =>
                move.mutate({ id: claim.id, status, lock_version: claim.lock_version })
              }
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}
