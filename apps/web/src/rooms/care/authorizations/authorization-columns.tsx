import type { Authorization } from '@homeward/contract/care/authorizations'
import { authorizationStatusLabels } from '@homeward/domain/care/vocabulary'
import { Group } from '@mantine/core'
import type { Column } from '../../../ui/list/types.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InsuranceBadge } from './insurance-badge.tsx'
import { DateText, Duration } from '../../../ui/text/values.tsx'

/** The columns of the authorizations of all clients, the client first. */
export const authorizationColumns: readonly Column<Authorization>[] = [
  {
    key: 'client',
    header: 'Client',
    cell: (row) => <PersonName kind="client" name={row.client_name} />,
  },
  { key: 'services', header: 'Services', unnamed: true, cell: (row) => serviceNames(row.services) },
  { key: 'payor', header: 'Payor', wide: true, cell: (row) => row.payor.name },
  { key: 'number', header: 'Number', wide: true, cell: (row) => row.number },
  {
    key: 'start_date',
    header: 'Starts',
    sort: 'start_date',
    wide: true,
    cell: (row) => <DateText day={row.start_date} />,
  },
  {
    key: 'end_date',
    header: 'Ends',
    sort: 'end_date',
    cell: (row) => <DateText day={row.end_date} />,
  },
  {
    key: 'runs_out_on',
    header: 'Runs out',
    sort: 'runs_out_on',
    wide: true,
    cell: (row) => <DateText day={row.runs_out_on} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <Group gap={6}>
        <StatusBadge status={row.status} label={authorizationStatusLabels[row.status]} />
        <InsuranceBadge state={row.insurance_state} />
      </Group>
    ),
  },
  {
    key: 'left',
    header: 'Left now',
    align: 'right',
    cell: (row) => <Duration minutes={row.left_minutes} />,
  },
]
