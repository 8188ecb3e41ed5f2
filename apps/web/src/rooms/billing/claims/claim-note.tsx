import type { Claim } from '@homeward/contract/billing/claim-shape'
import { updateClaim } from '@homeward/contract/billing/claims'
import { Text, Textarea } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { Card } from '../../../ui/record/facts.tsx'

/** The note of a claim: to be written where that is allowed, else to be read. */
export const ClaimNote = ({ claim }: { claim: Claim }) => {
  if (!claim.abilities.edit)
    return claim.note ? (
      <Card title="Note">
        <Text style={{ whiteSpace: 'pre-wrap' }}>{claim.note}</Text>
      </Card>
    ) : null
  return (
    <Card title="Note">
      <EndpointForm
        key={claim.id}
        endpoint={updateClaim}
        record={claim}
        valuesOf={({ note }: Claim) => ({ note: note ?? '' })}
        draftKey={`claim:${claim.id}:note`}
        submitLabel="Save note"
        onDone={() => toastDone('Note saved')}
      >
        {(form) => (
          <Textarea
            label="Notes for anyone working on this claim"
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('note')}
          />
        )}
      </EndpointForm>
    </Card>
  )
}
