import { type PayorRate, updatePayorRate } from '@homeward/contract/agency/payors'
import { Stack, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import { dayWords } from '../../../ui/text/dates.ts'

const rateValues = ({ cents_per_unit, start_date, end_date }: PayorRate) => ({
  cents_per_unit: cents_per_unit as number | null,
  start_date,
  end_date: end_date ?? '',
})

type Props = { rate: PayorRate; onDone: () => void }

/** Changes a rate; one that claims were made with only gets a last day. */
export const RateChangeForm = ({ rate, onDone }: Props) => {
  const whole = rate.abilities.edit === true
  return (
    <EndpointForm
      endpoint={updatePayorRate}
      record={rate}
      valuesOf={rateValues}
      inputOf={(values) => (whole ? needed(values, ['start_date']) : { end_date: values.end_date })}
      draftKey={`rate:${rate.id}`}
      submitLabel={whole ? 'Save rate' : 'End rate'}
      onCancel={onDone}
      onDone={() => {
        toastDone(`${rate.service_label} rate saved.`)
        onDone()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          {rate.last_claimed && (
            <Text c="dimmed">
              Claims use this rate through {dayWords(rate.last_claimed)}, so you cannot change its
              amount or start date. It can end on that day or later.
            </Text>
          )}
          {whole && (
            <>
              <MoneyField
                label="Rate per unit"
                required
                data-autofocus
                {...form.getInputProps('cents_per_unit')}
              />
              <DateField label="From" required {...form.getInputProps('start_date')} />
            </>
          )}
          <DateField
            label="To"
            description="Last day. Leave blank until a new rate starts."
            {...form.getInputProps('end_date')}
          />
        </Stack>
      )}
    </EndpointForm>
  )
}
