import { createDeposit } from '@homeward/contract/billing/deposits'
import { depositStateLabels } from '@homeward/domain/billing/deposits'
import { TextInput } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { useToday } from '../../../ui/text/today.ts'

type Values = { bank_date: string; trace_number: string; amount_cents: number | null }

/** Records what the bank got. */
export const DepositForm = ({ onClose }: { onClose: () => void }) => {
  const initial: Values = { bank_date: useToday(), trace_number: '', amount_cents: null }
  return (
    <Card title="Record a deposit">
      <EndpointForm
        endpoint={createDeposit}
        initial={initial}
        draftKey="deposit:new"
        submitLabel="Record the deposit"
        label="Record a deposit"
        onCancel={onClose}
        onDone={({ state }) => {
          toastDone(`Deposit recorded: ${depositStateLabels[state].toLowerCase()}`)
          onClose()
        }}
      >
        {(form) => (
          <>
            <DateField label="Bank date" {...form.getInputProps('bank_date')} />
            <TextInput
              label="Trace number"
              maxLength={50}
              {...form.getInputProps('trace_number')}
            />
            <MoneyField label="Amount" {...form.getInputProps('amount_cents')} />
          </>
        )}
      </EndpointForm>
    </Card>
  )
}
