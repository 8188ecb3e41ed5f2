import { TextInput } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { FieldProps } from './field-props.ts'
import { PhoneField } from './phone-field.tsx'

export const EmailField = ({ field }: FieldProps) => (
  <TextInput
    label="E-mail"
    type="email"
    placeholder="name@example.org"
    autoComplete="off"
    {...field('email')}
  />
)

/** How a person is reached. */
export const ContactFields = ({ field, agentId }: FieldProps & { agentId?: string }) => (
  <FormSection title="Contact" columns={2}>
    <PhoneField field={field} {...(agentId && { agentId })} />
    <EmailField field={field} />
  </FormSection>
)
