import type { Claim } from '@homeward/contract/billing/claim-shape'
import { updateClaim } from '@homeward/contract/billing/claims'
import {
  followUpActionLabels,
  followUpActions,
  outcomeCategories,
  outcomeCategoryLabels,
  resolutionStatuses,
  resolutionStatusLabels,
} from '@homeward/domain/billing/follow-up'
import { Select, Stack } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { ClaimOwner } from './claim-owner.tsx'

/** What is to be done next with a filed claim, and how it was resolved. */
export const ClaimFollowUp = ({ claim }: { claim: Claim }) =>
  claim.abilities.edit && claim.filings.length > 0 ? (
    <Card title="Follow-up" actions={<ClaimOwner claim={claim} />}>
      <EndpointForm
        key={claim.id}
        endpoint={updateClaim}
        record={claim}
        valuesOf={({
          follow_up_action,
          follow_up_on,
          resolution_status,
          outcome_category,
        }: Claim) => ({
          follow_up_action,
          follow_up_on,
          resolution_status,
          outcome_category,
        })}
        draftKey={`claim:${claim.id}:follow-up`}
        submitLabel="Save follow-up"
        onDone={() => toastDone('Follow-up saved')}
      >
        {(form) => (
          <Stack gap="xs">
            <Select
              label="Next action"
              clearable
              data={optionsOf(followUpActions, followUpActionLabels)}
              {...form.getInputProps('follow_up_action')}
            />
            <DateField label="On" {...form.getInputProps('follow_up_on')} />
            <Select
              label="Resolution"
              clearable
              searchable
              data={optionsOf(resolutionStatuses, resolutionStatusLabels)}
              {...form.getInputProps('resolution_status')}
            />
            <Select
              label="Outcome"
              clearable
              data={optionsOf(outcomeCategories, outcomeCategoryLabels)}
              {...form.getInputProps('outcome_category')}
            />
          </Stack>
        )}
      </EndpointForm>
    </Card>
  ) : null
