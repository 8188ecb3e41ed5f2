import { payorTypeLabels, payorTypes } from '@homeward/domain/agency/vocabulary'
import {
  insuranceStateLabels,
  insuranceStates,
  medicaidAidCategories,
  medicareSavingsProgramLabels,
  medicareSavingsPrograms,
  medicareTypeLabels,
  medicareTypes,
} from '@homeward/domain/clients/insurance'
import { Autocomplete, TextInput } from '@mantine/core'
import { MoneyField } from '../../../../ui/fields/money-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { payorLookup, serviceLookup } from '../../../../ui/fields/record-lookups.ts'
import { ChoiceField } from '../choice-field.tsx'
import { optionsOf } from '../../../../ui/fields/options-of.ts'
import { optionOf, type PartProps } from './part-props.ts'
import { ProtectedField } from '../protected-field.tsx'

const states = optionsOf(insuranceStates, insuranceStateLabels)

/** Who pays, and the client's numbers there. The stored numbers are never put into the fields. */
export const InsuranceFields = ({ field, client }: PartProps) => (
  <>
    <FormSection title="Payor">
      <SearchSelect
        label="Primary payor"
        lookup={payorLookup}
        initialOption={optionOf(client?.primary_payor)}
        {...field('primary_payor_id')}
      />
      <SearchSelect
        label="Service"
        lookup={serviceLookup}
        initialOption={
          client?.service ? { value: client.service.id, label: client.service.label } : null
        }
        {...field('service_id')}
      />
      <MoneyField
        label="Deductible"
        description="What the client pays before coverage starts."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('deductible')}
      />
    </FormSection>
    <FormSection title="Payor and Medicaid">
      <ProtectedField
        label="Member ID"
        hint="The ID on the insurance card. 5 to 20 letters and digits."
        name="medicaid_number"
        client={client}
        {...field('medicaid_number')}
      />
      <ChoiceField label="Medicaid status" data={states} {...field('medicaid_status')} />
      <Autocomplete
        label="Aid category"
        placeholder="MAD"
        data={Object.keys(medicaidAidCategories)}
        renderOption={({ option }) => `${option.value}: ${medicaidAidCategories[option.value]}`}
        {...field('medicaid_type')}
      />
    </FormSection>
    <FormSection title="Medicare">
      <ProtectedField
        label="Medicare number"
        hint="11 characters, like 1EG4-TE5-MK73."
        name="medicare_number"
        client={client}
        {...field('medicare_number')}
      />
      <ChoiceField label="Medicare status" data={states} {...field('medicare_status')} />
      <ChoiceField
        label="Medicare type"
        data={optionsOf(medicareTypes, medicareTypeLabels)}
        {...field('medicare_type')}
      />
      <ChoiceField
        label="Savings program"
        data={optionsOf(medicareSavingsPrograms, medicareSavingsProgramLabels)}
        {...field('medicare_savings_program')}
      />
    </FormSection>
    <FormSection title="Other insurance">
      <TextInput label="Insurance name" autoComplete="off" {...field('insurance_name')} />
      <ChoiceField
        label="Insurance type"
        data={optionsOf(payorTypes, payorTypeLabels)}
        {...field('insurance_type')}
      />
      <ProtectedField
        label="Insurance number"
        hint="4 to 30 letters, digits and hyphens."
        name="insurance_number"
        client={client}
        {...field('insurance_number')}
      />
    </FormSection>
  </>
)
