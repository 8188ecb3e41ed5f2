import {
  createEmployee,
  type Employee,
  updateEmployee,
} from '@homeward/contract/caregivers/employees'
import { Select, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { EmailField } from '../edit/contact-fields.tsx'
import { OfficeFields, officeError } from '../edit/lists/office-fields.tsx'
import { NameFields } from '../edit/person-fields.tsx'
import { PhoneField } from '../edit/phone-field.tsx'
import { RoleField } from '../edit/role-field.tsx'
import { statusOptions } from '../list/options.ts'
import {
  employeeInput,
  employeeValues,
  type EmployeeValues,
  newEmployee,
} from './employee-values.ts'

/** A new employee, for the side panel. */
export const AddEmployee = ({ onClose }: { onClose: () => void }) => (
  <EndpointForm
    endpoint={createEmployee}
    initial={newEmployee()}
    inputOf={employeeInput}
    draftKey="employee:new"
    submitLabel="Add employee"
    onCancel={onClose}
    onDone={({ name }) => {
      toastDone(`${name} added.`)
      onClose()
    }}
  >
    {(form) => <EmployeeFields form={form} />}
  </EndpointForm>
)

type EditProps = { employee: Employee; onClose: () => void }

/** Changes an employee. */
export const EditEmployee = ({ employee, onClose }: EditProps) => (
  <EndpointForm
    endpoint={updateEmployee}
    record={employee}
    valuesOf={employeeValues}
    inputOf={employeeInput}
    draftKey={`employee:${employee.id}`}
    touches={['visits', 'identity']}
    submitLabel="Save employee"
    onCancel={onClose}
    onDone={({ name }) => {
      toastDone(`${name} saved.`)
      onClose()
    }}
  >
    {(form) => <EmployeeFields form={form} employee={employee} />}
  </EndpointForm>
)

type FieldsProps = { form: UseFormReturnType<EmployeeValues>; employee?: Employee }

const EmployeeFields = ({ form, employee }: FieldsProps) => {
  const field = (path: string) => form.getInputProps(path)
  return (
    <Stack gap="sm">
      <NameFields field={field} />
      {(!employee || employee.abilities.change_role) && (
        <RoleField field={field} {...(employee && { held: employee.role })} />
      )}
      {employee?.abilities.change_status && (
        <Select
          label="Status"
          required
          allowDeselect={false}
          data={statusOptions}
          {...field('status')}
        />
      )}
      <PhoneField field={field} {...(employee && { agentId: employee.id })} />
      <EmailField field={field} />
      <OfficeFields
        rows={form.values.offices_attributes}
        onChange={(rows) => form.setFieldValue('offices_attributes', rows)}
        error={officeError(form.errors)}
      />
    </Stack>
  )
}
