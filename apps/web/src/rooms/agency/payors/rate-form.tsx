import { createPayorRate, type PayorRate } from '@homeward/contract/agency/payors'
import { addDays } from '@homeward/domain/time/zone'
import { Checkbox, Stack, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { serviceLookup } from '../../../ui/fields/record-lookups.ts'

type Props = {
  payorId: string
  /** The rate that the new one comes after. */
  after?: PayorRate
  onDone: () => void
}

/** A new rate of a service, alone or in the place of another one. */
export const RateForm = ({ payorId, after, onDone }: Props) => {
  const today = useToday()
  return (
    <EndpointForm
      endpoint={createPayorRate}
      draftKey={`rate:new:${after?.id ?? payorId}`}
      initial={{
        service_id: after?.service_id ?? '',
        start_date: after ? firstDayAfter(after, today) : today,
        end_date: '',
        cents_per_unit: null as number | null,
        end_previous: after !== undefined,
      }}
      fixed={{ id: payorId }}
      submitLabel="Add rate"
      onCancel={onDone}
      onDone={(rate) => {
        toastDone(`New ${rate.service_label} rate starts ${dayWords(rate.start_date)}.`)
        onDone()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          {after?.last_claimed && (
            <Text c="dimmed">
              Claims use the current rate through {dayWords(after.last_claimed)}. It ends the day
              before the new rate starts.
            </Text>
          )}
          <SearchSelect
            label="Service"
            required
            lookup={serviceLookup}
            initialOption={after ? { value: after.service_id, label: after.service_label } : null}
            {...form.getInputProps('service_id')}
            disabled={after !== undefined}
          />
          <MoneyField
            label="Rate per unit"
            required
            data-autofocus
            {...form.getInputProps('cents_per_unit')}
          />
          <DateField label="From" required {...form.getInputProps('start_date')} />
          <DateField
            label="To"
            description="Leave blank until a new rate starts."
            {...form.getInputProps('end_date')}
          />
          <Checkbox
            label="End the current rate on the day before"
            {...form.getInputProps('end_previous', { type: 'checkbox' })}
          />
        </Stack>
      )}
    </EndpointForm>
  )
}

/** Where a rate can be followed: after its last claimed day, and not before today. */
const firstDayAfter = (rate: PayorRate, today: string): string => {
  const next = rate.end_date ? addDays(rate.end_date, 1) : today
  const free = rate.last_claimed ? addDays(rate.last_claimed, 1) : next
  return free > next ? free : next
}
