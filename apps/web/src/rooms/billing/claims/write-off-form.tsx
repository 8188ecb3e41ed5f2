import type { Claim } from '@homeward/contract/billing/claim-shape'
import { writeOffClaim } from '@homeward/contract/billing/write-offs'
import { Textarea } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'

type Values = { amount_cents: number | null; reason: string }

/** Asks for the amount and the reason of a write-off; it proposes all that is open. */
export const WriteOffForm = ({ claim, onClose }: { claim: Claim; onClose: () => void }) => (
  <EndpointForm
    endpoint={writeOffClaim}
    initial={{ amount_cents: Math.max(claim.balance_cents, 0), reason: '' } as Values}
    fixed={{ id: claim.id, lock_version: claim.lock_version }}
    draftKey={`claim:${claim.id}:write-off`}
    submitLabel="Write off"
    label="Write off"
    onCancel={onClose}
    onDone={(after) => {
      toastDone(
        after.write_offs.at(-1)?.state === 'waiting'
          ? 'The write-off waits for a second person'
          : 'Written off',
      )
      onClose()
    }}
  >
    {(form) => (
      <>
        <MoneyField label="Amount" {...form.getInputProps('amount_cents')} />
        <Textarea label="Reason" autosize minRows={2} {...form.getInputProps('reason')} />
      </>
    )}
  </EndpointForm>
)
