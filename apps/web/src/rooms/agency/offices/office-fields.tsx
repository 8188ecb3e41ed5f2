import { TextInput } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { NpiField } from '../fields/npi-field.tsx'
import type { FieldProps } from '../fields/options.ts'
import { PositionFields } from '../fields/position-fields.tsx'
import { PostalFields } from '../fields/postal-fields.tsx'

export const OfficeFields = ({ field }: FieldProps) => (
  <>
    <FormSection title="Office" columns={1}>
      <TextInput label="Name" required data-autofocus {...field('name')} />
      <TextInput label="Phone" type="tel" autoComplete="off" {...field('phone')} />
      <NpiField description="Only if the office bills under its own NPI." {...field('npi')} />
      <TextInput
        label="Taxonomy code"
        description="Only if it differs from the agency’s."
        placeholder="253Z00000X"
        autoComplete="off"
        spellCheck={false}
        {...field('taxonomy_code')}
      />
    </FormSection>
    <FormSection title="Address">
      <PostalFields field={field} />
    </FormSection>
    <FormSection title="Location" hint="Used for distances and maps.">
      <PositionFields field={field} />
    </FormSection>
  </>
)
