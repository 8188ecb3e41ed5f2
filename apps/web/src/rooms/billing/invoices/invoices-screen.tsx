import { type InvoiceRow, listInvoices } from '@homeward/contract/billing/invoices'
import { dailyStatusLabels } from '@homeward/domain/billing/daily-status'
import { claimStatuses, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { clientLookup, payorLookup } from '../../../ui/fields/record-lookups.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, InstantText, Money } from '../../../ui/text/values.tsx'

const filters: readonly Filter<typeof listInvoices>[] = [
  { kind: 'days', name: 'by_date', label: 'Week begins' },
  {
    kind: 'choice',
    name: 'claim_status',
    label: 'With claims',
    options: optionsOf(claimStatuses, claimStatusLabels),
  },
  {
    kind: 'choice',
    name: 'owing',
    label: 'Balance',
    options: [
      { value: 'true', label: 'Owed by a payor' },
      { value: 'false', label: 'Nothing owed' },
    ],
  },
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
  { kind: 'lookup', name: 'client_id', label: 'Client', lookup: clientLookup },
  officeFilter,
]

const columns: readonly Column<InvoiceRow>[] = [
  { key: 'number', header: 'Invoice', sort: 'number', cell: (row) => row.number },
  {
    key: 'client',
    header: 'Client',
    unnamed: true,
    cell: (row) => row.client.name,
  },
  {
    key: 'date',
    header: 'Week',
    sort: 'date',
    cell: (row) => (
      <>
        <DateText day={row.date} /> – <DateText day={row.end_date} />
      </>
    ),
  },
  {
    key: 'payors',
    header: 'Payor',
    wide: true,
    cell: (row) => row.payors.map(({ name }) => name).join(', '),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} label={dailyStatusLabels[row.status]} />,
  },
  { key: 'claims', header: 'Claims', align: 'right', cell: (row) => row.claims_count },
  {
    key: 'sent',
    header: 'Sent',
    wide: true,
    cell: (row) => <InstantText at={row.transmitted_at} />,
  },
  {
    key: 'charge',
    header: 'Charge',
    align: 'right',
    cell: (row) => <Money cents={row.total_charge} />,
  },
  {
    key: 'paid',
    header: 'Paid',
    align: 'right',
    wide: true,
    cell: (row) => <Money cents={row.paid_cents} />,
  },
  {
    key: 'owed',
    header: 'Owed',
    align: 'right',
    cell: (row) => <Money cents={row.owed_cents} />,
  },
]

/** R123: the invoices, one for each client and week. */
export const InvoicesScreen = () => (
  <ListScreen
    title="Invoices"
    of="invoices"
    endpoint={listInvoices}
    search="search"
    initialSort="-date"
    filters={filters}
    columns={columns}
    link={(row) => to('invoice', { invoiceId: row.id })}
    empty={{
      title: 'No invoices yet',
      hint: 'The first claim of a client’s week creates its invoice.',
    }}
  />
)
