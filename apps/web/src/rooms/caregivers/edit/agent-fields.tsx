import type { Agent } from '@homeward/contract/caregivers/agents'
import { isLimitable } from '@homeward/domain/identity/office-limit'
import type { UseFormReturnType } from '@mantine/form'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { AddressList } from './lists/address-list.tsx'
import type { AgentTab } from './values/agent-tabs.ts'
import type { AgentValues } from './values/agent-values.ts'
import { ClaimFields } from './claim-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { EmergencyList } from './lists/emergency-list.tsx'
import { EmploymentFields } from './employment-fields.tsx'
import { OfficeFields, officeError } from './lists/office-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { privateFieldOf } from './private-field.ts'
import { EmploymentStatusFields } from './employment-status-fields.tsx'

type Props = { tab: AgentTab; form: UseFormReturnType<Partial<AgentValues>>; agent: Agent }

/** The fields of one part of a person. */
export const AgentFields = ({ tab, form, agent }: Props) => {
  const { values } = form
  const field = (path: string) => form.getInputProps(path)
  const privateField = privateFieldOf(form)
  switch (tab) {
    case 'person':
      return <PersonFields field={field} privateField={privateField} />
    case 'claims':
      return (
        <ClaimFields
          field={field}
          rows={values.provider_numbers_attributes ?? []}
          onChange={(rows) => form.setFieldValue('provider_numbers_attributes', rows)}
        />
      )
    case 'contact':
      return (
        <>
          <ContactFields field={field} agentId={agent.id} />
          <AddressList
            field={field}
            rows={values.addresses_attributes ?? []}
            onChange={(rows) => form.setFieldValue('addresses_attributes', rows)}
          />
        </>
      )
    case 'emergency':
      return (
        <EmergencyList
          field={field}
          rows={values.emergency_contacts_attributes ?? []}
          onChange={(rows) => form.setFieldValue('emergency_contacts_attributes', rows)}
        />
      )
    case 'offices':
      return (
        <FormSection title="Offices" columns={1}>
          <OfficeFields
            rows={values.assignments_attributes ?? []}
            onChange={(rows) => form.setFieldValue('assignments_attributes', rows)}
            error={officeError(form.errors)}
            limitable={isLimitable(agent.role)}
          />
        </FormSection>
      )
    case 'private':
      return <EmploymentFields field={privateField} agent={agent} />
    case 'employment':
      return <EmploymentStatusFields field={field} agent={agent} values={values} />
  }
}
