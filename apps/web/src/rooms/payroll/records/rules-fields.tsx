import { overtimeSystemLabels, overtimeSystems } from '@homeward/domain/payroll/vocabulary'
import { NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { DurationField } from '../../../ui/fields/duration-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { type RulesValues, startingPoints } from './rules-values.ts'

type Form = UseFormReturnType<RulesValues>

const systems = optionsOf(overtimeSystems, overtimeSystemLabels)
const steps = ['1', '5', '6', '15'].map((value) => ({
  value,
  label: value === '1' ? 'The minute' : `${value} minutes`,
}))

/** The fields of pay rules, by what they are about. */
export const RulesFields = ({ form, isNew }: { form: Form; isNew: boolean }) => {
  const field = form.getInputProps
  return (
    <Stack gap="sm">
      {isNew && (
        <Select
          label="Begin from a state"
          description="Our reading of its law. Check the numbers; cities may ask for more."
          data={startingPoints.map(({ value, label }) => ({ value, label }))}
          onChange={(state) =>
            form.setValues(startingPoints.find(({ value }) => value === state)?.values ?? {})
          }
        />
      )}
      <DateField label="From" required {...field('start_date')} />
      <FormSection title="Overtime">
        <Select
          label="System"
          description="8 and 80 is only for hospitals and residential care."
          required
          allowDeselect={false}
          data={systems}
          {...field('overtime_system')}
        />
        <DurationField
          label="Overtime after hours a week"
          max={168}
          {...field('weekly_overtime_after')}
        />
        <OptionalHours label="Overtime after hours a day" {...field('daily_overtime_after')} />
        <OptionalHours label="Double time after hours a day" {...field('daily_double_after')} />
        <Switch
          label="The seventh day of a week is overtime"
          {...field('seventh_day', { type: 'checkbox' })}
        />
        <MoneyField label="Minimum wage an hour" required {...field('minimum_wage')} />
        <Select label="Round work to" allowDeselect={false} data={steps} {...field('round_to')} />
      </FormSection>
      <FormSection title="Travel">
        <Switch
          label="Pay the time between visits"
          description="Federal law counts it as work."
          {...field('travel_paid', { type: 'checkbox' })}
        />
        <MoneyField
          label="Pay for an hour of travel"
          description="Empty: the caregiver’s own rate."
          {...field('travel_rate')}
        />
        <NumberInput
          label="Mileage, in tenths of a cent"
          min={0}
          allowDecimal={false}
          {...field('mileage_rate')}
        />
      </FormSection>
      <FormSection title="On top of the rate">
        <MoneyField label="Weekend, an hour" {...field('weekend_differential')} />
        <MoneyField label="Night, an hour" {...field('night_differential')} />
        <TimeField label="Night begins" {...field('night_starts')} />
        <TimeField label="Night ends" {...field('night_ends')} />
        <NumberInput
          label="Holiday, percent of the rate"
          min={100}
          max={400}
          {...field('holiday_percent')}
        />
      </FormSection>
      <FormSection title="Without work">
        <NumberInput
          label="Pay a visit that the client cancels within hours"
          description="0: never."
          min={0}
          max={168}
          {...field('late_cancel_hours')}
        />
        <NumberInput
          label="Percent of the planned time"
          min={0}
          max={100}
          {...field('late_cancel_percent')}
        />
        <NumberInput
          label="Minutes of time off earned in 30 hours of work"
          min={0}
          max={1800}
          {...field('time_off_per_30_hours')}
        />
      </FormSection>
      <TextInput
        label="Note"
        description="Where the numbers come from."
        autoComplete="off"
        {...field('note')}
      />
    </Stack>
  )
}

type HoursProps = { label: string; value?: number | ''; onChange?: (minutes: number | '') => void }

/** Hours that may stay empty; the value is minutes. */
const OptionalHours = ({ value, onChange, ...input }: HoursProps) => (
  <NumberInput
    description="Empty: no such rule."
    min={0}
    max={24}
    decimalScale={2}
    suffix=" h"
    {...input}
    value={typeof value === 'number' ? value / 60 : ''}
    onChange={(hours) => onChange?.(hours === '' ? '' : Math.round(Number(hours) * 60))}
  />
)
