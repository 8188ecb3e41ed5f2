import type { AgentRow } from '@homeward/contract/caregivers/agents'
import { agentStatusLabels, agentTypeLabels } from '@homeward/domain/caregivers/vocabulary'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { listName } from '@homeward/domain/clients/name'
import { roleLabels } from '@homeward/domain/identity/roles'
import type { Column } from '../../../ui/list/types.ts'
import { Phone } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, None } from '../../../ui/text/values.tsx'
import { NextCredential } from './next-credential.tsx'

export const agentColumns: readonly Column<AgentRow>[] = [
  {
    key: 'name',
    header: 'Name',
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
    header: 'Status',
    sort: 'status',
    cell: ({ status }) => <StatusBadge status={status} label={agentStatusLabels[status]} />,
  },
  {
    key: 'role',
    header: 'Role',
    sort: 'role',
    unnamed: true,
    cell: ({ role }) => roleLabels[role],
  },
  { key: 'type', header: 'Type', wide: true, cell: ({ type }) => agentTypeLabels[type] },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => <Phone number={phone} /> },
  {
    key: 'email',
    header: 'E-mail',
    hidden: true,
    cell: ({ email }) => email ?? <None />,
  },
  {
    key: 'offices',
    header: 'Offices',
    unnamed: true,
    roomy: true,
    cell: ({ offices }) => offices.map(({ name }) => name).join(', ') || <None />,
  },
  {
    key: 'credentials',
    header: 'Next credential expires',
    cell: ({ credentials }) => <NextCredential credentials={credentials} />,
  },
  {
    key: 'hire_date',
    header: 'Hired',
    sort: 'hire_date',
    wide: true,
    cell: ({ hire_date: day }) => <DateText day={day} />,
  },
]
