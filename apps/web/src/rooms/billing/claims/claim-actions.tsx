import type { Claim } from '@homeward/contract/billing/claim-shape'
import {
  billFirstPayor,
  correctClaim,
  leaveClaim,
  updateClaim,
  voidClaim,
} from '@homeward/contract/billing/claims'
import { billNextPayor } from '@homeward/contract/billing/next-payor'
import type { InputOf } from '@homeward/contract/endpoint'
import {
  type ClaimAction,
  claimActionNames,
  claimActions,
} from '@homeward/domain/billing/claim-actions'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'

/** What follows from an action that cannot be taken back by the next click. */
const consequences: Partial<Record<ClaimAction, string>> = {
  void: 'The next file tells the payor to void this claim, with the lines that were filed. The payor takes back what it paid.',
  confirm_void: 'The claim is closed. Its visits can be billed on another claim.',
  discard: 'The claim is closed without a filing. Its visits can be billed on another claim.',
  reject:
    'Use this if the payor or its portal refused the claim without a file. It can then be corrected and sent again.',
  bill_first:
    'The claim is opened for the first payor again. The next file replaces what that payor has. What a later payor has stays there until its answer.',
}

const filled: readonly ClaimAction[] = ['mark_ready', 'correct', 'bill_next']

/** Every move that this person may make with this claim now. */
export const ClaimActions = ({ claim }: { claim: Claim }) => {
  const options = {
    touches: ['visits'],
    onDone: (moved: Claim) =>
      toastDone(`Claim ${moved.number}: ${claimStatusLabels[moved.status]}`),
  }
  const move = useWrite(updateClaim, options)
  const correct = useWrite(correctClaim, options)
  const empty = useWrite(voidClaim, options)
  const leave = useWrite(leaveClaim, options)
  const billNext = useWrite(billNextPayor, options)
  const billFirst = useWrite(billFirstPayor, options)
  const all = [move, correct, empty, leave, billNext, billFirst]
  const at = { id: claim.id, lock_version: claim.lock_version }
  const take = (action: ClaimAction) => {
    for (const write of all) write.reset()
    const { to } = claimActions[action]
    if (action === 'correct') correct.mutate(at)
    else if (action === 'void') empty.mutate(at)
    else if (action === 'bill_next') billNext.mutate(at)
    else if (action === 'bill_first') billFirst.mutate(at)
    else if (to === null) leave.mutate(at)
    else move.mutate({ ...at, status: to } as InputOf<typeof updateClaim>)
  }
  const error = all.map((write) => write.error).find((one) => one instanceof ApiError)
  // A write-off asks for an amount and a reason, in a card of its own.
  const open = claimActionNames.filter(
    (action) => action !== 'write_off' && claim.abilities[action],
  )
  return (
    <>
      {error && (
        <Alert color="amber" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {sentenceOf(error)}
        </Alert>
      )}
      {open.length > 0 && (
        <Group gap="xs">
          {open.map((action) => (
            <ActionButton
              key={action}
              action={action}
              disabled={all.some(({ isPending }) => isPending)}
              onTake={() => take(action)}
            />
          ))}
        </Group>
      )}
    </>
  )
}

type ButtonProps = { action: ClaimAction; disabled: boolean; onTake: () => void }

const ActionButton = ({ action, disabled, onTake }: ButtonProps) => {
  const { label } = claimActions[action]
  const consequence = consequences[action]
  if (consequence) {
    return (
      <ConfirmButton
        size="xs"
        variant="default"
        disabled={disabled}
        question={`${label}?`}
        consequence={consequence}
        confirm={label}
        onConfirm={onTake}
      >
        {label}
      </ConfirmButton>
    )
  }
  return (
    <Button
      size="xs"
      variant={filled.includes(action) ? 'filled' : 'default'}
      disabled={disabled}
      onClick={onTake}
    >
      {label}
    </Button>
  )
}

const sentenceOf = (error: ApiError): string =>
  [...error.nonFieldErrors, ...Object.values(error.errors).flat()].join(' ') || error.message
