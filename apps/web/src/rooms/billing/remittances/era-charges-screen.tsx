import { type EraChargeRow, listEraCharges } from '@homeward/contract/billing/era-claims'
import { Text } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { EraViews } from './era-views.tsx'

const filters: readonly Filter<typeof listEraCharges>[] = [
  {
    kind: 'choice',
    name: 'group',
    label: 'Adjustment',
    options: [
      { value: 'CO', label: 'Contractual (CO)' },
      { value: 'PR', label: 'Patient (PR)' },
      { value: 'OA', label: 'Other (OA)' },
      { value: 'PI', label: 'Payor initiated (PI)' },
      { value: 'CR', label: 'Correction (CR)' },
    ],
  },
  { kind: 'days', name: 'by_date', label: 'Service dates' },
]

const columns: readonly Column<EraChargeRow>[] = [
  { key: 'procedure', header: 'Procedure', cell: (row) => row.procedure },
  {
    key: 'date',
    header: 'Service date',
    sort: 'service_date',
    cell: (row) => <DateText day={row.service_date} />,
  },
  { key: 'claim', header: 'Claim number', cell: (row) => row.claim_number },
  { key: 'client', header: 'Client', cell: (row) => row.claim?.client_name ?? <None /> },
  { key: 'payor', header: 'Payor', wide: true, cell: (row) => row.era.payer_name ?? <None /> },
  {
    key: 'units',
    header: 'Units',
    align: 'right',
    wide: true,
    cell: (row) => row.units ?? <None />,
  },
  {
    key: 'charge',
    header: 'Charge',
    align: 'right',
    sort: 'charge_cents',
    cell: (row) => <Money cents={row.charge_cents} />,
  },
  {
    key: 'paid',
    header: 'Paid',
    align: 'right',
    sort: 'paid_cents',
    cell: (row) => <Money cents={row.paid_cents} />,
  },
  { key: 'why', header: 'Reasons', cell: (row) => <Reasons row={row} /> },
]

const Reasons = ({ row }: { row: EraChargeRow }) => {
  const reasons = [
    ...row.adjustments.map(({ group, code, words }) => `${words} (${group}-${code})`),
    ...row.remarks.map(({ code, words }) => `${words} (${code})`),
  ]
  if (reasons.length === 0) return <None />
  return reasons.map((reason) => (
    <Text key={reason} size="sm">
      {reason}
    </Text>
  ))
}

/** R127: the charges of all remittances, with the reasons for what was not paid. */
export const EraChargesScreen = () => (
  <ListScreen
    title="Remittance charges"
    of="charges"
    crumbs={[{ label: 'Remittances', href: to('billing.eras') }]}
    endpoint={listEraCharges}
    search="search"
    initialSort="-service_date"
    filters={filters}
    columns={columns}
    above={<EraViews current="charges" />}
    link={(row) => to('billing.era', { eraId: row.era.id })}
    empty={{
      title: 'No remittance charges yet',
      hint: 'The charges of uploaded 835 files appear here.',
    }}
  />
)
