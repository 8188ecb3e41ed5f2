import { type FailedSignIns, listFailedSignIns } from '@homeward/contract/identity/audit'
import { to } from '../../../plumbing/paths/to.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { InstantText } from '../../../ui/text/values.tsx'

const reasons: Record<FailedSignIns['reasons'][number], string> = {
  wrong_credentials: 'wrong password',
  second_factor_wrong: 'wrong code',
  throttled: 'too many attempts',
}

const columns: readonly Column<FailedSignIns>[] = [
  { key: 'account', header: 'Account', cell: (row) => row.account },
  { key: 'address', header: 'Address', cell: (row) => row.address },
  { key: 'failures', header: 'Failed attempts', align: 'right', cell: (row) => row.failures },
  {
    key: 'reasons',
    header: 'Why',
    cell: (row) => row.reasons.map((reason) => reasons[reason]).join(', '),
  },
  { key: 'first', header: 'First', wide: true, cell: (row) => <InstantText at={row.first_at} /> },
  { key: 'last', header: 'Last', cell: (row) => <InstantText at={row.last_at} /> },
]

/** Sign-ins that were refused within the last 30 days, by account and address. */
export const FailedSignInsScreen = () => (
  <ListScreen
    title="Failed sign-ins"
    of="failed sign-ins"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    endpoint={listFailedSignIns}
    columns={columns}
    empty={{
      title: 'No failed sign-ins',
      hint: 'Failed sign-ins of the last 30 days appear here by account and IP address.',
    }}
  />
)
