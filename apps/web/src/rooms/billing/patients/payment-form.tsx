import { type PatientAccount, takePatientPayment } from '@homeward/contract/billing/patients'
import { type PayMethod, payMethodLabels, payMethods } from '@homeward/domain/billing/refunds'
import { Button, Group, MultiSelect, Select, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { useToday } from '../../../ui/text/today.ts'

type Values = {
  amount_cents: number | null
  method: PayMethod
  reference: string
  paid_on: string
  claim_ids: string[] | undefined
}

/** Records a payment of the patient; it settles the chosen claims, or the oldest first. */
export const PaymentForm = ({ account }: { account: PatientAccount }) => {
  const [opened, { open, close }] = useDisclosure(false)
  const initial: Values = {
    amount_cents: account.owed_cents > 0 ? account.owed_cents : null,
    method: 'check',
    reference: '',
    paid_on: useToday(),
    claim_ids: undefined,
  }
  if (!opened)
    return (
      <Group>
        <Button onClick={open}>Record a payment</Button>
      </Group>
    )
  return (
    <Card title="Record a payment">
      <EndpointForm
        endpoint={takePatientPayment}
        initial={initial}
        fixed={{ client_id: account.id }}
        draftKey={`patient:${account.id}:payment`}
        submitLabel="Record the payment"
        label="Record a payment"
        onCancel={close}
        onDone={() => {
          toastDone('Payment recorded')
          close()
        }}
      >
        {(form) => (
          <>
            <MoneyField label="Amount" {...form.getInputProps('amount_cents')} />
            <Select
              label="Method"
              allowDeselect={false}
              data={payMethods.map((value) => ({ value, label: payMethodLabels[value] }))}
              {...form.getInputProps('method')}
            />
            <TextInput
              label="Number of the check or reference"
              maxLength={100}
              {...form.getInputProps('reference')}
            />
            <DateField label="Date" {...form.getInputProps('paid_on')} />
            <MultiSelect
              label="Claims"
              description="Leave empty to pay the oldest claims first. What no claim needs stays as a credit."
              data={account.claims.map((claim) => ({
                value: claim.id,
                label: `${claim.number} · ${dayWords(claim.start_date)} · ${dollars(claim.patient_cents)}`,
              }))}
              {...form.getInputProps('claim_ids')}
              onChange={(chosen) =>
                form.setFieldValue('claim_ids', chosen.length > 0 ? chosen : undefined)
              }
            />
          </>
        )}
      </EndpointForm>
    </Card>
  )
}
