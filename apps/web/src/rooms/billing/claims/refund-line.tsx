import type { Refund } from '@homeward/contract/billing/refund-shape'
import {
  payMethodLabels,
  refundReceiverLabels,
  refundStateLabels,
} from '@homeward/domain/billing/refunds'
import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ReasonForm } from '../../../ui/sign/reason-form.tsx'
import { DateText, InstantText, Money } from '../../../ui/text/values.tsx'

type Props = {
  refund: Omit<Refund, 'paid_to'> & Partial<Pick<Refund, 'paid_to'>>
  busy: boolean
  onApprove: (id: string) => void
  onUndo: (id: string, reason: string) => void
}

/** What was given back of a credit or waits for a second person, and what may be done with it. */
export const RefundLine = ({ refund, ...acts }: Props) => {
  const { amount_cents, state, paid_to, method, reference } = refund
  return (
    <div>
      <Text size="sm">
        <Money cents={amount_cents} /> · {refundStateLabels[state]} · {refund.reason}
      </Text>
      <Text size="xs" c="dimmed">
        {paid_to && `To the ${refundReceiverLabels[paid_to].toLowerCase()}, `}
        {payMethodLabels[method].toLowerCase()}
        {reference && ` ${reference}`}, <DateText day={refund.paid_on} />
      </Text>
      <Text size="xs" c="dimmed">
        {refund.asked_by}, <InstantText at={refund.asked_at} />
        {refund.decided_by && refund.decided_at && (
          <>
            {' '}
            · {refund.decided_by}, <InstantText at={refund.decided_at} />
          </>
        )}
        {refund.note && ` · ${refund.note}`}
      </Text>
      <Decisions refund={refund} {...acts} />
    </div>
  )
}

const Decisions = ({ refund: { id, state, abilities }, busy, onApprove, onUndo }: Props) => {
  const [asking, { open, close }] = useDisclosure(false)
  if (asking)
    return (
      <ReasonForm
        hint={
          state === 'waiting'
            ? 'Nothing was posted yet. The credit stays.'
            : 'The journal gets an entry that takes it back, and the amount is a credit again.'
        }
        submit={state === 'waiting' ? 'Withdraw' : 'Undo'}
        busy={busy}
        onClose={close}
        onReason={(reason) => {
          close()
          onUndo(id, reason)
        }}
      />
    )
  return (
    <Group gap="xs" mt={4}>
      {abilities.approve && (
        <Button size="xs" loading={busy} onClick={() => onApprove(id)}>
          Approve refund
        </Button>
      )}
      {abilities.undo && (
        <Button size="xs" variant="default" loading={busy} onClick={open}>
          {state === 'waiting' ? 'Withdraw refund' : 'Undo refund'}
        </Button>
      )}
    </Group>
  )
}
