import { Checkbox, TextInput } from '@mantine/core'
import type { Option } from '../../../ui/fields/lookup.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { payorLookup } from '../queries.ts'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & {
  payor?: Option | null
  /** The stored member id, masked; null where there is none. */
  stored?: string | null
}

/** The primary payor and the member id there. The stored one is never shown whole. */
export const InsuranceFields = ({ field, payor, stored }: Props) => {
  const { value, onChange, ...memberId } = field('medicaid_number')
  const removed = value === null
  return (
    <FormSection title="Insurance" columns={2}>
      <SearchSelect
        label="Primary payor"
        lookup={payorLookup}
        initialOption={payor ?? null}
        {...field('primary_payor_id')}
      />
      <div>
        <TextInput
          label="Member ID"
          description={
            stored ? `Stored: ${stored}. Leave empty to keep it.` : 'The id on the insurance card.'
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          spellCheck={false}
          disabled={removed}
          {...memberId}
          value={value ?? ''}
          onChange={onChange}
        />
        {stored && (
          <Checkbox
            mt="xs"
            size="xs"
            label="Remove the stored member ID"
            checked={removed}
            onChange={(event) => onChange(event.currentTarget.checked ? null : '')}
          />
        )}
      </div>
    </FormSection>
  )
}
