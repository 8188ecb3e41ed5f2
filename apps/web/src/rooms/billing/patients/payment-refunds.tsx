import {
  approvePatientRefund,
  type PatientPayment,
  refundPatientPayment,
  undoPatientRefund,
} from '@homeward/contract/billing/patients'
import type { PayMethod } from '@homeward/domain/billing/refunds'
import { Box, Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { RefundFields, refundedWords } from '../claims/refund-fields.tsx'
import { RefundLine } from '../claims/refund-line.tsx'

type Props = { payment: PatientPayment }

/** What was given back of a payment, and the button that gives back what no claim needs. */
export const PaymentRefunds = ({ payment }: Props) => {
  const [adding, { open, close }] = useDisclosure(false)
  const approve = useWrite(approvePatientRefund, { onDone: () => toastDone('Refunded') })
  const undo = useWrite(undoPatientRefund, { onDone: () => toastDone('Refund taken back') })
  return (
    <>
      {payment.refunds.map((refund) => (
        <RefundLine
          key={refund.id}
          refund={refund}
          busy={approve.isPending || undo.isPending}
          onApprove={(id) => approve.mutate({ id })}
          onUndo={(id, reason) => undo.mutate({ id, reason })}
        />
      ))}
      {payment.abilities.refund &&
        (adding ? (
          <Box mt="sm">
            <RefundForm payment={payment} onClose={close} />
          </Box>
        ) : (
          <Group mt={4}>
            <Button size="xs" variant="default" onClick={open}>
              Refund the credit
            </Button>
          </Group>
        ))}
    </>
  )
}

type Values = {
  amount_cents: number | null
  method: PayMethod
  reference: string
  paid_on: string
  reason: string
}

/** Asks for the amount of a refund and how it is paid; it proposes all that is left. */
const RefundForm = ({ payment, onClose }: Props & { onClose: () => void }) => {
  const { id, unapplied_cents: free, method } = payment
  const initial: Values = {
    amount_cents: free,
    method,
    reference: '',
    paid_on: useToday(),
    reason: '',
  }
  return (
    <EndpointForm
      endpoint={refundPatientPayment}
      initial={initial}
      fixed={{ id }}
      draftKey={`payment:${id}:refund`}
      submitLabel="Refund"
      label="Refund"
      onCancel={onClose}
      onDone={({ payments }) => {
        toastDone(refundedWords(payments.find((one) => one.id === id)?.refunds.at(-1)?.state))
        onClose()
      }}
    >
      {(form) => (
        <>
          <MoneyField label="Amount" {...form.getInputProps('amount_cents')} />
          <RefundFields field={form.getInputProps} />
        </>
      )}
    </EndpointForm>
  )
}
