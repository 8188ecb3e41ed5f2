import type { Employee } from '@homeward/contract/caregivers/employees'
import type { AgentStatus } from '@homeward/domain/caregivers/vocabulary'
import type { Role } from '@homeward/domain/identity/roles'
import { needed } from '../../../ui/form/needed.ts'
import { phoneWords } from '../../../ui/text/phone.tsx'
import type { OfficeValues } from '../edit/values/agent-values.ts'

export type EmployeeValues = {
  first_name: string
  last_name: string
  role: Role | ''
  status?: AgentStatus
  phone: string
  email: string
  offices_attributes: OfficeValues[]
}

export const newEmployee = (): EmployeeValues => ({
  first_name: '',
  last_name: '',
  role: '',
  phone: '',
  email: '',
  offices_attributes: [],
})

export const employeeValues = (employee: Employee): EmployeeValues => ({
  first_name: employee.first_name,
  last_name: employee.last_name,
  role: employee.role,
  status: employee.status,
  phone: employee.phone ? phoneWords(employee.phone) : '',
  email: employee.email ?? '',
  offices_attributes: employee.offices.map(({ id, name }) => ({
    key: id,
    id,
    office_id: id,
    name,
  })),
})

/** The input that the fields mean; the offices chosen take the place of those before. */
export const employeeInput = ({ offices_attributes: offices, ...values }: EmployeeValues) => ({
  ...needed(values, ['first_name', 'last_name']),
  office_ids: offices.filter(({ _destroy }) => !_destroy).map(({ office_id: id }) => id),
})
