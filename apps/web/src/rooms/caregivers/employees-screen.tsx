import { type Employee, listEmployees } from '@homeward/contract/caregivers/employees'
import { agentStatusLabels, agentTypeLabels } from '@homeward/domain/caregivers/vocabulary'
import { PersonName } from '../../ui/text/person-name.tsx'
import { listName } from '@homeward/domain/clients/name'
import { roleLabels } from '@homeward/domain/identity/roles'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { SidePanel } from '../../ui/feedback/side-panel.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../ui/list/types.ts'
import { Phone } from '../../ui/text/phone.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { None } from '../../ui/text/values.tsx'
import { AddEmployee } from './employees/employee-form.tsx'
import { EmployeePanel } from './employees/employee-panel.tsx'
import { roleOptions, statusOptions, typeOptions } from './list/options.ts'
import { officeFilter } from '../../ui/fields/office-filter.ts'

const choices: readonly Filter<typeof listEmployees>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: statusOptions,
    initial: 'active',
    all: 'all',
  },
  { kind: 'choice', name: 'type', label: 'Type', options: typeOptions },
  { kind: 'choice', name: 'role', label: 'Role', options: roleOptions },
]
/** Caregivers see these, in their language. */
const columns = (): Column<Employee>[] => [
  {
    key: 'name',
    header: t('Name'),
    sort: 'last_name',
    cell: (row) => (
      <PersonName
        kind="person"
        name={listName({ firstName: row.first_name, lastName: row.last_name })}
      />
    ),
  },
  {
    key: 'status',
    header: t('Status'),
    sort: 'status',
    cell: ({ status }) => <StatusBadge status={status} label={t(agentStatusLabels[status])} />,
  },
  {
    key: 'role',
    header: t('Role'),
    sort: 'role',
    unnamed: true,
    cell: ({ role }) => t(roleLabels[role]),
  },
  { key: 'type', header: 'Type', wide: true, cell: ({ type }) => agentTypeLabels[type] },
  {
    key: 'offices',
    unnamed: true,
    header: t('Offices'),
    cell: ({ offices }) => offices.map(({ name }) => name).join(', ') || <None />,
  },
]

/** How somebody is reached; a caregiver who looks is not told. */
const contact: readonly Column<Employee>[] = [
  { key: 'phone', header: 'Phone', cell: ({ phone }) => <Phone number={phone} /> },
  { key: 'email', header: 'E-mail', wide: true, cell: ({ email }) => email ?? <None /> },
  { key: 'username', header: 'Account', wide: true, cell: ({ username }) => username ?? <None /> },
]

/** R160: employees; to a caregiver the server shows the active office staff only. */
export const EmployeesScreen = () => {
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const office = can('caregivers.read')
  const add = can('caregivers.write') && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      Add employee
    </Button>
  )
  return (
    <>
      <ListScreen
        title={t('Employees')}
        of={t('employees')}
        name="employees"
        endpoint={listEmployees}
        search="search"
        filters={office ? [...choices, officeFilter] : []}
        initialSort="last_name"
        columns={office ? [...columns(), ...contact] : columns()}
        panel={(employee) => <EmployeePanel key={employee.id} employee={employee} />}
        panelTitle={({ name }) => name}
        actions={add}
        empty={{
          title: t('No employees yet'),
          ...(add && { hint: 'Add the first employee.', action: add }),
        }}
      />
      <SidePanel opened={adding} onClose={() => setAdding(false)} title="Add employee">
        <AddEmployee onClose={() => setAdding(false)} />
      </SidePanel>
    </>
  )
}
