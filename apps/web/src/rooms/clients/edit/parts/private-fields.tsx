import { FormSection } from '../../../../ui/form/form-section.tsx'
import type { PartProps } from './part-props.ts'
import { ProtectedField } from '../protected-field.tsx'
import { socialSecurityWords } from '../social-security.ts'

/** The social security number: kept encrypted, shown masked, each look at it kept. */
export const PrivateFields = ({ field, client }: PartProps) => (
  <FormSection
    title="Private profile"
    columns={1}
    hint="Stored encrypted and shown masked. Every view is logged. Insurance numbers are under Insurance."
  >
    <ProtectedField
      label="Social security number"
      hint="Nine digits, like 123-45-6789."
      name="social_security_number"
      client={client}
      shape={socialSecurityWords}
      {...field('social_security_number')}
    />
  </FormSection>
)
