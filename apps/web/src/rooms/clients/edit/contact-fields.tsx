import { Autocomplete, TextInput } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { FieldProps } from './field-props.ts'

/** Offered while typing; any other language can be typed. */
const languages = [
  'English',
  'Spanish',
  'Arabic',
  'Chinese',
  'French',
  'German',
  'Haitian Creole',
  'Korean',
  'Russian',
  'Tagalog',
  'Vietnamese',
]

/** How a client is reached, and in which language. */
export const ContactFields = ({ field }: FieldProps) => (
  <FormSection title="Contact" columns={2}>
    <TextInput
      label="Phone"
      type="tel"
      placeholder="(919) 555-0123"
      autoComplete="off"
      {...field('phone')}
    />
    <TextInput
      label="E-mail"
      type="email"
      placeholder="name@example.org"
      autoComplete="off"
      {...field('email')}
    />
    <Autocomplete label="Language" data={languages} {...field('language')} />
  </FormSection>
)
