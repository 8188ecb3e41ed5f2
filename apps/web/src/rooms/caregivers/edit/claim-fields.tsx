import { TextInput } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { FieldProps } from './field-props.ts'
import { ProviderNumberList } from './lists/provider-number-list.tsx'
import { NpiField } from './person-fields.tsx'
import type { ProviderNumberValues } from './values/agent-values.ts'

type Props = FieldProps & {
  rows: readonly ProviderNumberValues[]
  onChange: (rows: ProviderNumberValues[]) => void
}

/** By what claims name a person: NPI, taxonomy, and the numbers of the state and of payors. */
export const ClaimFields = ({ field, rows, onChange }: Props) => (
  <>
    <FormSection title="On claims" columns={2}>
      <NpiField field={field} />
      <TextInput
        label="Taxonomy code"
        description="For payors that ask for it. Personal care attendants are 3747P1801X."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...field('taxonomy_code')}
      />
      <TextInput
        label="Provider number"
        description="The state’s or a payor’s number for a person without an NPI."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...field('provider_number')}
      />
    </FormSection>
    <ProviderNumberList field={field} rows={rows} onChange={onChange} />
  </>
)
