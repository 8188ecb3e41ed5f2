import type { Claim } from '@homeward/contract/billing/claims'
import type { Refund } from '@homeward/contract/billing/refund-shape'
import { approveRefund, undoRefund } from '@homeward/contract/billing/refunds'
import {
  payMethodLabels,
  refundReceiverLabels,
  refundStateLabels,
} from '@homeward/domain/billing/refunds'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { ReasonForm } from '../../../ui/sign/reason-form.tsx'
import { DateText, InstantText, Money } from '../../../ui/text/values.tsx'
import { RefundForm } from './refund-form.tsx'

/** What was given back of a credit, and the button that gives it back. */
export const ClaimRefunds = ({ claim }: { claim: Claim }) => {
  const [adding, { open, close }] = useDisclosure(false)
  const may = claim.abilities.refund
  if (!may && claim.refunds.length === 0) return null
  return (
    <Card title="Refunds">
      <Stack gap="sm">
        {claim.refunds.map((one) => (
          <Given key={one.id} refund={one} />
        ))}
        {may && adding && <RefundForm claim={claim} onClose={close} />}
        {may && !adding && (
          <Group>
            <Button size="xs" variant="default" onClick={open}>
              Refund the credit
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

const Given = ({ refund }: { refund: Refund }) => {
  const { amount_cents, state, paid_to, method, reference } = refund
  return (
    <div>
      <Text size="sm">
        <Money cents={amount_cents} /> · {refundStateLabels[state]} · {refund.reason}
      </Text>
      <Text size="xs" c="dimmed">
        To the {refundReceiverLabels[paid_to].toLowerCase()},{' '}
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
      <Decisions refund={refund} />
    </div>
  )
}

const Decisions = ({ refund: { id, state, abilities } }: { refund: Refund }) => {
  const [asking, { open, close }] = useDisclosure(false)
  const approve = useWrite(approveRefund, { onDone: () => toastDone('Refunded') })
  const undo = useWrite(undoRefund, { onDone: () => toastDone('Refund taken back') })
  if (asking)
    return (
      <ReasonForm
        hint={
          state === 'waiting'
            ? 'Nothing was posted yet. The credit stays.'
            : 'The journal gets an entry that takes it back, and the amount is a credit again.'
        }
        submit={state === 'waiting' ? 'Withdraw' : 'Undo'}
        busy={undo.isPending}
        onClose={close}
        onReason={(reason) => {
          close()
          undo.mutate({ id, reason })
        }}
      />
    )
  return (
    <Group gap="xs" mt={4}>
      {abilities.approve && (
        <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate({ id })}>
          Approve refund
        </Button>
      )}
      {abilities.undo && (
        <Button size="xs" variant="default" loading={undo.isPending} onClick={open}>
          {state === 'waiting' ? 'Withdraw refund' : 'Undo refund'}
        </Button>
      )}
    </Group>
  )
}
