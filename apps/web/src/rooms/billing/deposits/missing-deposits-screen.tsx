import { listMissingDeposits, type MissingDeposit } from '@homeward/contract/billing/deposits'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { keyOf } from '../../../plumbing/query.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { DateText, Money, None } from '../../../ui/text/values.tsx'

liveTopic('era', () => [keyOf('billing', listMissingDeposits)])

const columns: readonly Column<MissingDeposit>[] = [
  {
    key: 'payer',
    header: 'Payor',
    unnamed: true,
    cell: (row) => row.payer_name ?? 'Payor not named',
  },
  { key: 'trace', header: 'Trace number', cell: (row) => row.trace_number ?? <None /> },
  { key: 'date', header: 'Payment date', cell: (row) => <DateText day={row.payment_date} /> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'right',
    cell: (row) => <Money cents={row.payment_cents} />,
  },
]

/** Payments that payors said they made, and that no deposit is recorded for. */
export const MissingDepositsScreen = () => (
  <ListScreen
    title="Remittances without a deposit"
    of="remittances"
    crumbs={[{ label: 'Deposits', href: to('billing.deposits') }]}
    endpoint={listMissingDeposits}
    search="search"
    columns={columns}
    link={(row) => to('billing.era', { eraId: row.id })}
    empty={{
      title: 'Every remittance has a deposit',
      hint: 'Posted remittances with a payment appear here until their deposit is recorded.',
    }}
  />
)
