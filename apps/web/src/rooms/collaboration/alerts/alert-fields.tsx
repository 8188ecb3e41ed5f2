import {
  type AlertAudience,
  alertAudienceLabels,
  alertAudiences,
  type AlertPriority,
  alertPriorities,
  alertPriorityLabels,
  type AlertRepeat,
  alertRepeatLabels,
  alertRepeats,
} from '@homeward/domain/collaboration/alerts'
import { SegmentedControl, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'

/** An alert as its fields hold it. */
type AlertValues = {
  title: string
  body: string
  date: string
  priority: AlertPriority
  repeat: AlertRepeat
  audience: AlertAudience
}

export const newAlert = (today: string): AlertValues => ({
  title: '',
  body: '',
  date: today,
  priority: 'medium',
  repeat: 'never',
  audience: 'everyone',
})

/** What an alert says, when, and how often. */
export const AlertFields = ({ form }: { form: UseFormReturnType<AlertValues> }) => (
  <Stack gap="sm">
    <TextInput label="Title" required data-autofocus {...form.getInputProps('title')} />
    <Textarea label="Instructions" autosize minRows={2} {...form.getInputProps('body')} />
    <DateField label="Date" required {...form.getInputProps('date')} />
    <div>
      <Text size="sm" fw={500} mb={3} id="alert-priority">
        Priority
      </Text>
      <SegmentedControl
        size="xs"
        aria-labelledby="alert-priority"
        data={optionsOf(alertPriorities, alertPriorityLabels)}
        {...form.getInputProps('priority')}
      />
    </div>
    <Select
      label="Repeats"
      allowDeselect={false}
      data={optionsOf(alertRepeats, alertRepeatLabels)}
      {...form.getInputProps('repeat')}
    />
    <Select
      label="Shown to"
      description="Caregivers see alerts of their clients on the phone."
      allowDeselect={false}
      data={optionsOf(alertAudiences, alertAudienceLabels)}
      {...form.getInputProps('audience')}
    />
  </Stack>
)
