import {
  type AgencyPhoneNumber,
  deletePhoneNumber,
  updatePhoneNumber,
} from '@homeward/contract/agency/phone-numbers'
import { phoneNumberKindLabels } from '@homeward/domain/agency/vocabulary'
import { Group, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import { FactCard } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { NumberFields, numberValues } from './number-fields.tsx'

type Props = { number: AgencyPhoneNumber; onClose: () => void }

/** One number beside the list. */
export const NumberPanel = ({ number, onClose }: Props) => {
  const { id, label, abilities } = number
  const remove = useWrite(deletePhoneNumber, {
    onDone: () => {
      toastDone(`${label} is removed.`)
      onClose()
    },
  })
  if (!abilities.edit) return <NumberFacts number={number} />
  return (
    <Stack>
      {abilities.delete && (
        <Group>
          <ConfirmButton
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={15} aria-hidden />}
            loading={remove.isPending}
            question={`Remove ${label}?`}
            consequence="The number is no longer offered for calls and text messages."
            confirm="Remove"
            onConfirm={() => remove.mutate({ id })}
          >
            Remove
          </ConfirmButton>
        </Group>
      )}
      <EndpointForm
        endpoint={updatePhoneNumber}
        record={number}
        valuesOf={numberValues}
        inputOf={(values) => needed(values, ['number', 'label'])}
        draftKey={`phone-number:${id}`}
        submitLabel="Save number"
        onDone={(saved) => {
          toastDone(`${saved.label} is saved.`)
          onClose()
        }}
      >
        {(form) => (
          <NumberFields
            field={form.getInputProps}
            box={form.getInputProps('is_default', { type: 'checkbox' })}
            office={number.office}
          />
        )}
      </EndpointForm>
    </Stack>
  )
}

const NumberFacts = ({ number }: { number: AgencyPhoneNumber }) => (
  <FactCard
    title="Number"
    facts={[
      { label: 'Number', value: <Phone number={number.number} /> },
      { label: 'Used for', value: phoneNumberKindLabels[number.kind] },
      { label: 'Office', value: number.office?.name ?? 'The whole agency' },
    ]}
  />
)
