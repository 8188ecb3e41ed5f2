import { type Availability, replaceAvailability } from '@homeward/contract/caregivers/availability'
import { NumberInput, SimpleGrid, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { blockWords, hoursInput, hoursValues, typedMinutes } from './hours-values.ts'
import { WeekFields } from './week-fields.tsx'

type Props = { hours: Availability; onClose: () => void }

const hourWords = (hours: number | string) => `${hours} h`
const hoursFormatters = {
  pattern: blockWords,
  minutes_wanted: hourWords,
  minutes_most: hourWords,
}

/** Changes the weekly hours of a person, and how many they want and work at most. */
export const HoursForm = ({ hours, onClose }: Props) => (
  <EndpointForm
    endpoint={replaceAvailability}
    record={hours}
    valuesOf={hoursValues}
    inputOf={hoursInput}
    fixed={{ id: hours.agent_id }}
    formatters={hoursFormatters}
    draftKey={`availability:${hours.agent_id}`}
    submitLabel="Save hours"
    onCancel={onClose}
    onDone={() => {
      toastDone('Weekly hours saved.')
      onClose()
    }}
  >
    {(form) => (
      <>
        <WeekFields
          pattern={form.values.pattern}
          field={(path) => form.getInputProps(path)}
          onChange={(pattern) => form.setFieldValue('pattern', pattern)}
        />
        <Text size="sm" role="status">
          {durationWords(typedMinutes(form.values.pattern))} per week
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} maw="28rem">
          <NumberInput
            label="Desired hours per week"
            min={0}
            max={168}
            decimalScale={2}
            {...form.getInputProps('minutes_wanted')}
          />
          <NumberInput
            label="Maximum hours per week"
            min={0}
            max={168}
            decimalScale={2}
            {...form.getInputProps('minutes_most')}
          />
        </SimpleGrid>
      </>
    )}
  </EndpointForm>
)
