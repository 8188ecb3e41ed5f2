import { unitPeriodLabels, unitPeriods } from '@homeward/domain/care/vocabulary'
import { insuranceStateLabels, insuranceStates } from '@homeward/domain/clients/insurance'
import { NativeSelect, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { type AuthorizationValues, hoursWords } from './authorization-values.ts'
import styles from '../care.module.css'

const states = optionsOf(insuranceStates, insuranceStateLabels)

type Props = {
  field: (path: string) => GetInputPropsReturnType
  values: Omit<AuthorizationValues, 'payor_id' | 'service_ids'>
  /** Of the chosen services; undefined until one is chosen. */
  minutesPerUnit: number | undefined
}

/** Number, days and units; the hours that they mean are counted while they are typed. */
export const AuthorizationFields = ({ field, values, minutesPerUnit }: Props) => (
  <Stack gap="sm">
    <TextInput label="Number" required autoComplete="off" {...field('number')} />
    <div className={styles.pair}>
      <DateField label="Start" required {...field('start_date')} />
      <DateField label="End" required {...field('end_date')} />
    </div>
    <NumberInput
      label="Units"
      required
      min={0}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      autoComplete="off"
      {...field('units')}
    />
    <SegmentedControl
      aria-label="Unit period"
      data={optionsOf(unitPeriods, unitPeriodLabels)}
      {...field('unit_period')}
    />
    <NativeSelect label="Insurance status" data={states} {...field('insurance_state')} />
    <Text size="sm" role="status" className={styles.hours}>
      {hoursWords(values, minutesPerUnit) ??
        (minutesPerUnit === undefined
          ? 'Choose a service to see hours.'
          : 'Enter units to see hours.')}
    </Text>
  </Stack>
)
