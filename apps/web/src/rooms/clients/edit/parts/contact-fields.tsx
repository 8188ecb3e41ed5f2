import { languages } from '@homeward/domain/person/languages'
import { Autocomplete, TextInput } from '@mantine/core'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import type { FieldProps } from '../field-props.ts'

/** How a client is reached, and in which language. */
export const ContactFields = ({ field }: FieldProps) => (
  <FormSection title="Contact">
    <TextInput
      label="Phone"
      type="tel"
      placeholder="(919) 555-0123"
      autoComplete="off"
      {...field('phone')}
    />
    <TextInput label="Second phone" type="tel" autoComplete="off" {...field('secondary_phone')} />
    <TextInput
      label="E-mail"
      type="email"
      placeholder="name@example.org"
      autoComplete="off"
      {...field('email')}
    />
    <Autocomplete label="Language" data={[...languages]} {...field('language')} />
  </FormSection>
)
