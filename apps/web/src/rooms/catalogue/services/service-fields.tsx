import type { Service } from '@homeward/contract/catalogue/services'
import { payorTypeLabels, payorTypes } from '@homeward/domain/agency/vocabulary'
import {
  billingCodes,
  serviceStatuses,
  serviceStatusLabels,
} from '@homeward/domain/catalogue/vocabulary'
import { usStates } from '@homeward/domain/address/us-states'
import { Autocomplete, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'
import { NameRule } from './name-rule.tsx'
import type { ServiceValues } from './service-values.ts'

const stateOptions = Object.entries(usStates).map(([letters, label]) => ({
  value: letters.toLowerCase(),
  label,
}))
const typeOptions = optionsOf(payorTypes, payorTypeLabels)
const statusOptions = serviceStatuses
  .filter((value) => value !== 'archived')
  .map((value) => ({ value, label: serviceStatusLabels[value] }))
const codeWords: Readonly<Record<string, string>> = billingCodes

type Props = { form: UseFormReturnType<ServiceValues>; service?: Service }

/** What a service is called and how it is billed. */
export const ServiceFields = ({ form, service }: Props) => {
  const { values, getInputProps: field } = form
  return (
    <Stack gap="sm">
      <TextInput label="Label" required data-autofocus {...field('label')} />
      <Select
        label="State"
        description="The state whose rules apply."
        required
        searchable
        allowDeselect={false}
        data={stateOptions}
        {...field('jurisdiction')}
      />
      <NameRule {...values} />
      <Autocomplete
        label="Billing code"
        description={
          codeWords[values.procedure_code.trim().toUpperCase()] ??
          'HCPCS or CPT. Claims cannot be sent without it.'
        }
        data={Object.keys(billingCodes)}
        renderOption={({ option }) => (
          <Text size="sm">
            {option.value} {codeWords[option.value]}
          </Text>
        )}
        {...field('procedure_code')}
      />
      <TextInput
        label="Modifier"
        description="Up to four, separated by colons."
        placeholder="HB:U1"
        autoComplete="off"
        {...field('modifier')}
      />
      <NumberInput label="Unit" required suffix=" minutes" {...field('minutes_per_unit')} />
      <Select
        label="Limited to"
        description="If only one payor type covers this service."
        placeholder="All payor types"
        clearable
        data={typeOptions}
        {...field('insurance_type')}
        value={values.insurance_type || null}
      />
      <SearchSelect
        label="Payor"
        description="If only one payor covers this service."
        placeholder="All payors"
        lookup={payorLookup}
        initialOption={
          service?.payor ? { value: service.payor.id, label: service.payor.name } : null
        }
        {...field('payor_id')}
      />
      {values.status !== 'archived' && (
        <Select
          label="Status"
          description="A scheduled service becomes active later. An unbillable service can be scheduled and recorded but is never claimed."
          required
          allowDeselect={false}
          data={statusOptions}
          {...field('status')}
        />
      )}
    </Stack>
  )
}
