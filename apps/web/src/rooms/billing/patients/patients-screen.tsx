import { listPatientAccounts, type PatientAccountRow } from '@homeward/contract/billing/patients'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { StatementRuns } from './statement-runs.tsx'

const filters: readonly Filter<typeof listPatientAccounts>[] = [
  {
    kind: 'choice',
    name: 'refund_waits',
    label: 'Refund',
    options: [
      { value: 'true', label: 'Waits for a second person' },
      { value: 'false', label: 'None waits' },
    ],
  },
  officeFilter,
]

const columns: readonly Column<PatientAccountRow>[] = [
  { key: 'name', header: 'Client', unnamed: true, cell: (row) => row.name },
  {
    key: 'owed',
    header: 'Owed',
    align: 'right',
    sort: 'owed_cents',
    cell: (row) => <Money cents={row.owed_cents} />,
  },
  {
    key: 'free',
    header: 'Not applied',
    align: 'right',
    cell: (row) => (
      <>
        {row.refund_waits && <StatusBadge status="waiting" label="Refund waits" />}{' '}
        <Money cents={row.unapplied_cents} />
      </>
    ),
  },
  { key: 'claims', header: 'Claims', align: 'right', wide: true, cell: (row) => row.claims },
  {
    key: 'oldest',
    header: 'Oldest care',
    sort: 'oldest',
    cell: (row) => <DateText day={row.oldest} />,
  },
]

/** What clients owe themselves, most first. */
export const PatientsScreen = () => {
  const [opened, { toggle, close }] = useDisclosure(false)
  const can = useCan()
  return (
    <ListScreen
      title="Patient balances"
      of="balances"
      endpoint={listPatientAccounts}
      search="search"
      initialSort="-owed_cents"
      filters={filters}
      columns={columns}
      link={(row) => to('billing.patient', { clientId: row.id })}
      actions={
        can('claims.write') && (
          <Button variant="default" aria-expanded={opened} onClick={toggle}>
            Statements for all clients
          </Button>
        )
      }
      above={opened && <StatementRuns onClose={close} />}
      empty={{
        title: 'No client owes anything',
        hint: 'What payors leave to their patients appears here when you post remittances.',
      }}
    />
  )
}
