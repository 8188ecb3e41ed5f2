import { addDays, isDay } from '@homeward/domain/time/zone'
import { ActionIcon, Button, Group, SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconX } from '@tabler/icons-react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { DurationField } from '../../../ui/fields/duration-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import type { AddValues } from './add-values.ts'

/** The days of the visits with one time of day; another day starts a week after the last. */
export const WhenFields = ({ form }: { form: UseFormReturnType<AddValues> }) => {
  const days = form.values.scheduled_dates
  const set = (next: string[]) => form.setFieldValue('scheduled_dates', next)
  const last = days.at(-1) ?? ''
  return (
    <>
      {days.map((day, at) => (
        <Group key={at} gap="xs" align="flex-end" wrap="nowrap">
          <DateField
            label={at === 0 ? 'Day' : `Day ${at + 1}`}
            required={at === 0}
            flex={1}
            {...form.getInputProps(`scheduled_dates.${at}`)}
          />
          {at > 0 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="input-sm"
              aria-label={`Remove day ${at + 1}`}
              onClick={() => set(days.filter((_, other) => other !== at))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {form.errors.scheduled_dates && (
        <Text c="red" size="sm" role="alert">
          {form.errors.scheduled_dates}
        </Text>
      )}
      <Button
        variant="default"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => set([...days, isDay(last) ? addDays(last, 7) : ''])}
      >
        Add another day
      </Button>
      <SimpleGrid cols={2} spacing="xs">
        <TimeField label="Start time" required {...form.getInputProps('scheduled_time')} />
        <DurationField label="Hours" {...form.getInputProps('scheduled_duration')} />
      </SimpleGrid>
    </>
  )
}
