import { type Deposit, listDeposits } from '@homeward/contract/billing/deposits'
import { depositStateLabels } from '@homeward/domain/billing/deposits'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { keyOf } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { InTextLink } from '../in-text-link.tsx'
import { DepositActions } from './deposit-actions.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositImport } from './deposit-import.tsx'

liveTopic('era', () => [keyOf('billing', listDeposits)])

const filters: readonly Filter<typeof listDeposits>[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'all', label: 'All' },
      { value: 'open', label: 'Not agreed' },
    ],
    initial: 'all',
  },
]

const tones = {
  matched: 'approved',
  unposted: 'on_hold',
  different: 'denied',
  unmatched: 'pending',
  removed: 'archived',
}

const columns: readonly Column<Deposit>[] = [
  { key: 'trace', header: 'Trace number', unnamed: true, cell: (row) => row.trace_number },
  { key: 'date', header: 'Bank date', cell: (row) => <DateText day={row.bank_date} /> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'right',
    cell: (row) => <Money cents={row.amount_cents} />,
  },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <StatusBadge status={tones[row.state]} label={depositStateLabels[row.state]} />,
  },
  { key: 'payments', header: 'Remittances', cell: (row) => <Payments row={row} /> },
  {
    key: 'difference',
    header: 'Difference',
    align: 'right',
    cell: (row) => <Money cents={row.difference_cents} />,
  },
  { key: 'act', header: 'Actions', unnamed: true, cell: (row) => <DepositActions deposit={row} /> },
]

const unposted = { held: 'on hold', dismissed: 'dismissed' }

const Payments = ({ row }: { row: Deposit }) => {
  if (row.payments.length === 0) return row.reason ?? <None />
  return row.payments.map((payment) => (
    <Text key={payment.id} size="sm">
      <InTextLink href={to('billing.era', { eraId: payment.id })}>
        {payment.payer_name ?? payment.trace_number ?? 'Remittance'}
      </InTextLink>{' '}
      <Money cents={payment.payment_cents ?? 0} />
      {payment.status !== 'posted' && `, ${unposted[payment.status]}`}
    </Text>
  ))
}

/** Deposits of the bank beside the payments that payors said they made. */
export const DepositsScreen = () => {
  const [adding, setAdding] = useState<'one' | 'file' | null>(null)
  const can = useCan()
  const close = () => setAdding(null)
  return (
    <ListScreen
      title="Deposits"
      of="deposits"
      crumbs={[{ label: 'Remittances', href: to('billing.eras') }]}
      endpoint={listDeposits}
      search="search"
      filters={filters}
      columns={columns}
      actions={
        <>
          <Button variant="default" component={PageLink} href={to('billing.missing-deposits')}>
            Remittances without a deposit
          </Button>
          {can('remittances.write') && (
            <>
              <Button variant="default" onClick={() => setAdding('file')}>
                Import from the bank
              </Button>
              <Button onClick={() => setAdding('one')}>Record a deposit</Button>
            </>
          )}
        </>
      }
      above={
        <>
          {adding === 'one' && <DepositForm onClose={close} />}
          {adding === 'file' && <DepositImport onClose={close} />}
        </>
      }
      empty={{
        title: 'No deposits yet',
        hint: 'Record what the bank received, or import its CSV file. A deposit finds its remittance by trace number and amount.',
      }}
    />
  )
}
