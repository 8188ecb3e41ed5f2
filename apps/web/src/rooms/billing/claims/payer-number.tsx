import type { Claim } from '@homeward/contract/billing/claim-shape'
import { updateClaim } from '@homeward/contract/billing/claims'
import { TextInput } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { Card } from '../../../ui/record/facts.tsx'

/** The payor's number of a filed claim, where no answer told it: replacements and voids name it. */
export const PayerNumber = ({ claim }: { claim: Claim }) =>
  claim.abilities.edit && claim.filings.length > 0 && !claim.payer_control_number ? (
    <Card title="Payor claim number">
      <EndpointForm
        key={claim.id}
        endpoint={updateClaim}
        record={claim}
        valuesOf={({ payer_control_number: number }: Claim) => ({
          payer_control_number: number ?? '',
        })}
        draftKey={`claim:${claim.id}:payer-number`}
        submitLabel="Save number"
        onDone={() => toastDone('Number saved')}
      >
        {(form) => (
          <TextInput
            label="From the remittance or the payor portal"
            autoComplete="off"
            {...form.getInputProps('payer_control_number')}
          />
        )}
      </EndpointForm>
    </Card>
  ) : null
