import { TextInput } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { NpiField } from '../fields/npi-field.tsx'
import type { FieldProps } from '../fields/options.ts'
import { PositionFields } from '../fields/position-fields.tsx'
import { PostalFields } from '../fields/postal-fields.tsx'

/** Who the agency is: its name, its numbers in claims, how it is reached. */
export const ProfileFields = ({ field }: FieldProps) => (
  <>
    <FormSection title="Profile">
      <TextInput label="Name" required {...field('name')} />
      <TextInput label="E-mail" type="email" autoComplete="off" {...field('email')} />
      <TextInput label="Phone" type="tel" autoComplete="off" {...field('phone')} />
      <TextInput
        label="Sign-in name"
        description={`Name and logo appear on the sign-in page at ${window.location.origin}/signin?agency=${field('sign_in_name').value || 'name'}`}
        placeholder="blue-ridge"
        autoComplete="off"
        spellCheck={false}
        {...field('sign_in_name')}
      />
    </FormSection>
    <FormSection
      title="Numbers"
      hint="These appear on every claim. A wrong number causes a denial weeks later."
      columns={3}
    >
      <NpiField {...field('npi')} />
      <TextInput
        label="Tax ID"
        placeholder="56-1234567"
        inputMode="numeric"
        autoComplete="off"
        {...field('tax_id')}
      />
      <TextInput
        label="Taxonomy code"
        placeholder="253Z00000X"
        autoComplete="off"
        spellCheck={false}
        {...field('taxonomy_code')}
      />
    </FormSection>
    <FormSection title="Address" columns={3}>
      <PostalFields field={field} />
      <PositionFields field={field} />
    </FormSection>
  </>
)
