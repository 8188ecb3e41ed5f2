import type { GetInputProps } from '@mantine/form'
import { Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { useReasons } from '../reasons.ts'

type Name = 'inDay' | 'inClock' | 'outDay' | 'outClock' | 'reason' | 'action' | 'note'

type Props = {
  // The fields of a form hand on whatever their field takes.
  field: (name: Name) => ReturnType<GetInputProps<object>>
  payorId: string | null
  hint: string
}

/** Other times for a visit, and why. */
export const CorrectionFields = ({ field, payorId, hint }: Props) => {
  const reasons = useReasons()
  const actions = reasons('action', 'time_changed', { payorId })
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        <DateField label="Check-in day" {...field('inDay')} />
        <TimeField label="Check-in time" {...field('inClock')} />
        <DateField label="Check-out day" {...field('outDay')} />
        <TimeField label="Check-out time" {...field('outClock')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        <Select
          label="Reason"
          placeholder="Choose a reason"
          data={reasons('reason', 'time_changed', { payorId })}
          {...field('reason')}
        />
        {actions.length > 0 && (
          <Select
            label="What was done"
            description="The payor’s EVV vendor asks for it"
            clearable
            data={actions}
            {...field('action')}
          />
        )}
        <Textarea label="Note" autosize minRows={1} maxLength={1000} {...field('note')} />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    </Stack>
  )
}
