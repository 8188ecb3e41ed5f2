import { addAvailabilityException } from '@homeward/contract/caregivers/availability'
import { Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'

type Values = {
  kind: 'off' | 'besides'
  start_date: string
  end_date: string
  start: string
  end: string
  reason: string
}

const newException: Values = {
  kind: 'off',
  start_date: '',
  end_date: '',
  start: '',
  end: '',
  reason: '',
}

/** The input that the fields mean; one day alone needs no end. */
const exceptionInput = ({ kind, ...values }: Values) => ({
  ...values,
  end_date: values.end_date || values.start_date,
  available: kind === 'besides',
})

type Props = { agentId: string; onClose: () => void }

/** Days off, or days on which somebody can work besides their pattern. */
export const ExceptionForm = ({ agentId, onClose }: Props) => (
  <EndpointForm
    endpoint={addAvailabilityException}
    initial={newException}
    fixed={{ id: agentId }}
    inputOf={exceptionInput}
    draftKey={`exception:new:${agentId}`}
    submitLabel="Add exception"
    onCancel={onClose}
    onDone={() => {
      toastDone('Exception added.')
      onClose()
    }}
  >
    {(form) => (
      <Stack gap="sm">
        <Radio.Group label="On these days this person" {...form.getInputProps('kind')}>
          <Stack gap={6} mt={6}>
            <Radio value="off" label="cannot work" />
            <Radio value="besides" label="can work extra hours" />
          </Stack>
        </Radio.Group>
        <SimpleGrid cols={2}>
          <DateField label="First day" required {...form.getInputProps('start_date')} />
          <DateField
            label="Last day"
            description="Leave blank for one day"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('end_date')}
          />
          <TimeField
            label="From"
            description="Leave blank for all day"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('start')}
          />
          <TimeField label="Until" {...form.getInputProps('end')} />
        </SimpleGrid>
        <TextInput
          label="Reason"
          placeholder="Vacation"
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
      </Stack>
    )}
  </EndpointForm>
)
