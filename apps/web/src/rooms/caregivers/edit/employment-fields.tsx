import type { Agent } from '@homeward/contract/caregivers/agents'
import { employmentTypeLabels, employmentTypes } from '@homeward/domain/caregivers/vocabulary'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FieldProps } from './field-props.ts'
import { ProtectedField } from './protected-field.tsx'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const HireDateField = ({ field }: FieldProps) => (
  <DateField label="Hired" {...field('hire_date')} />
)

export const EmploymentTypeField = ({ field }: FieldProps) => (
  <ChoiceField
    label="Employment"
    data={optionsOf(employmentTypes, employmentTypeLabels)}
    {...field('employment_type')}
  />
)

export const PayField = ({ field }: FieldProps) => (
  <MoneyField
    label="Hourly pay"
    description="Only owners, admins and billing admins can see pay."
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    {...field('pay_rate')}
  />
)

type Props = FieldProps & { agent: Agent }

/** The private profile: employment, pay, and the numbers that are kept encrypted. */
export const EmploymentFields = ({ field, agent }: Props) => (
  <>
    <FormSection title="Employment" columns={2}>
      <HireDateField field={field} />
      <DateField
        label="Terminated"
        description="Last day of work. Change the status under Role and status."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('termination_date')}
      />
      <EmploymentTypeField field={field} />
      {agent.abilities.edit_pay && <PayField field={field} />}
    </FormSection>
    <FormSection
      title="Protected numbers"
      hint="Stored encrypted and shown masked. A new number replaces the stored one."
      columns={2}
    >
      <ProtectedField
        field={field}
        name="social_security_number"
        label="Social security number"
        placeholder="123-45-6789"
        stored={agent.private_profile.social_security_number}
      />
      <ProtectedField
        field={field}
        name="medicaid_id"
        label="Medicaid ID"
        stored={agent.private_profile.medicaid_id}
      />
    </FormSection>
    <FormSection title="Eligibility to work" columns={2}>
      <ChoiceField label="US citizen" data={yesOrNo} {...field('citizen')} />
      <ChoiceField label="Felony conviction" data={yesOrNo} {...field('felon')} />
    </FormSection>
  </>
)
