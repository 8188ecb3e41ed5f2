import type { Claim } from '@homeward/contract/billing/claim-shape'
import { refundClaim } from '@homeward/contract/billing/refunds'
import {
  creditCents,
  type PayMethod,
  type RefundReceiver,
  refundReceiverLabels,
  refundReceivers,
} from '@homeward/domain/billing/refunds'
import { Select } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { RefundFields, refundedWords } from './refund-fields.tsx'

type Values = {
  amount_cents: number | null
  paid_to: RefundReceiver
  method: PayMethod
  reference: string
  paid_on: string
  reason: string
}

/** Asks for the amount of a refund and how it is paid; it proposes the whole credit, to the payor. */
export const RefundForm = ({ claim, onClose }: { claim: Claim; onClose: () => void }) => {
  const initial: Values = {
    amount_cents: creditCents({ balanceCents: claim.balance_cents }),
    paid_to: 'payor',
    method: 'check',
    reference: '',
    paid_on: useToday(),
    reason: '',
  }
  return (
    <EndpointForm
      endpoint={refundClaim}
      initial={initial}
      fixed={{ id: claim.id, lock_version: claim.lock_version }}
      draftKey={`claim:${claim.id}:refund`}
      submitLabel="Refund"
      label="Refund"
      onCancel={onClose}
      onDone={(after) => {
        toastDone(refundedWords(after.refunds.at(-1)?.state))
        onClose()
      }}
    >
      {(form) => (
        <>
          <MoneyField label="Amount" {...form.getInputProps('amount_cents')} />
          <Select
            label="To"
            allowDeselect={false}
            data={refundReceivers.map((value) => ({ value, label: refundReceiverLabels[value] }))}
            {...form.getInputProps('paid_to')}
          />
          <RefundFields field={form.getInputProps} />
        </>
      )}
    </EndpointForm>
  )
}
