import type { Claim } from '@homeward/contract/billing/claim-shape'
import { approveRefund, undoRefund } from '@homeward/contract/billing/refunds'
import { Button, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundLine } from './refund-line.tsx'

/** What was given back of a credit, and the button that gives it back. */
export const ClaimRefunds = ({ claim }: { claim: Claim }) => {
  const [adding, { open, close }] = useDisclosure(false)
  const approve = useWrite(approveRefund, { onDone: () => toastDone('Refunded') })
  const undo = useWrite(undoRefund, { onDone: () => toastDone('Refund taken back') })
  const may = claim.abilities.refund
  if (!may && claim.refunds.length === 0) return null
  return (
    <Card title="Refunds">
      <Stack gap="sm">
        {claim.refunds.map((one) => (
          <RefundLine
            key={one.id}
            refund={one}
            busy={approve.isPending || undo.isPending}
            onApprove={(id) => approve.mutate({ id })}
            onUndo={(id, reason) => undo.mutate({ id, reason })}
          />
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
