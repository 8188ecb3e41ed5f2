import { createAgent } from '@homeward/contract/caregivers/agents'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { EndpointForm } from '../../ui/form/endpoint-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useToday } from '../../ui/text/today.ts'
import { agentInput } from './edit/values/agent-input.ts'
import { newAgent } from './edit/values/agent-values.ts'
import { ContactFields } from './edit/contact-fields.tsx'
import { EmploymentTypeField, HireDateField, PayField } from './edit/employment-fields.tsx'
import { OfficeFields, officeError } from './edit/lists/office-fields.tsx'
import { NameFields, NpiField } from './edit/person-fields.tsx'
import { privateFieldOf } from './edit/private-field.ts'
import { RoleField } from './edit/role-field.tsx'

/** R101: somebody new: the role decides the type, and they start active. */
export const AgentAddScreen = () => {
  const go = useGo()
  const can = useCan()
  const today = useToday()
  return (
    <Page
      title="Add employee"
      width="reading"
      crumbs={[{ label: 'Caregivers', href: to('agents') }]}
    >
      <EndpointForm
        endpoint={createAgent}
        initial={newAgent(today)}
        inputOf={agentInput}
        draftKey="agent:new"
        secret={['pay_rate']}
        submitLabel="Add employee"
        onCancel={() => go(to('agents'))}
        onDone={(agent) => {
          toastDone(`${agent.name} added.`)
          go(to('agent', { agentId: agent.id }))
        }}
      >
        {(form) => {
          const field = (path: string) => form.getInputProps(path)
          const privateField = privateFieldOf(form)
          return (
            <>
              <FormSection title="Person" hint="New employees start as active.">
                <NameFields field={field} />
                <RoleField field={field} />
                <NpiField field={field} />
              </FormSection>
              <ContactFields field={field} />
              <FormSection title="Offices" columns={1}>
                <OfficeFields
                  rows={form.values.assignments_attributes ?? []}
                  onChange={(rows) => form.setFieldValue('assignments_attributes', rows)}
                  error={officeError(form.errors)}
                />
              </FormSection>
              <FormSection
                title="Employment"
                hint="You can add addresses, emergency contacts, credentials and availability on the profile page."
              >
                <HireDateField field={privateField} />
                <EmploymentTypeField field={privateField} />
                {can('caregivers.pay') && <PayField field={privateField} />}
              </FormSection>
            </>
          )
        }}
      </EndpointForm>
    </Page>
  )
}
