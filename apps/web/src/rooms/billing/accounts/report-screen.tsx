import {
  billingReport,
  type BillingReportRow,
  billingTotals,
  downloadBillingReport,
} from '@homeward/contract/billing/accounts'
import { reportGroupLabels, reportGroups } from '@homeward/domain/billing/report-groups'
import { useQuery } from '@tanstack/react-query'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { officeFilter, officeIn } from '../../../ui/fields/office-filter.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { Figures } from '../../../ui/record/figures.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { Money } from '../../../ui/text/values.tsx'
import { countWords } from '../../../ui/text/count-words.ts'

const filters: readonly Filter<typeof billingReport>[] = [
  { kind: 'days', name: 'by_start_date', label: 'Service dates' },
  {
    kind: 'choice',
    name: 'group_by',
    label: 'By',
    options: optionsOf(reportGroups, reportGroupLabels),
    initial: 'payor',
  },
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
  officeFilter,
]

const amount = (
  key: string,
  header: string,
  centsOf: (row: BillingReportRow) => number,
  wide = false,
): Column<BillingReportRow> => ({
  key,
  header,
  align: 'right',
  ...(wide && { wide }),
  cell: (row) => <Money cents={centsOf(row)} />,
})

const columns: readonly Column<BillingReportRow>[] = [
  { key: 'about', header: 'Name', unnamed: true, cell: (row) => row.name },
  { key: 'claims', header: 'Claims', align: 'right', cell: (row) => row.claims },
  { key: 'hours', header: 'Hours', align: 'right', cell: (row) => hours(row.billing_hours) },
  amount('charge', 'Charge', (row) => row.charge_cents),
  amount('sent', 'Sent', (row) => row.charged_cents, true),
  amount('paid', 'Paid', (row) => row.paid_cents),
  amount('adjusted', 'Adjusted', (row) => row.adjusted_cents, true),
  amount('patient', 'Patient share', (row) => row.patient_cents, true),
  amount('denied', 'Denied', (row) => row.denied_cents, true),
  amount('owed', 'Owed', (row) => row.owed_cents),
]

const hours = (count: number): string =>
  count.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What the address asks of the totals and the file; the list reads it by itself. */
const useAsked = () => {
  const flat = useFlatQuery()
  const [start_date, end_date] = [
    flat['by_start_date[start_date]'],
    flat['by_start_date[end_date]'],
  ]
  const office_id = officeIn(flat)
  return {
    ...(start_date && end_date && { by_start_date: { start_date, end_date } }),
    ...(flat.payor_id && { payor_id: flat.payor_id }),
    ...(office_id && { office_id }),
  }
}

/** R124: hours, charges and payments of some days of care, and the file of them. */
export const BillingReportScreen = () => {
  const asked = useAsked()
  const { group_by = 'payor' } = useFlatQuery()
  const { data } = useQuery(queryOf(billingTotals, asked))
  return (
    <ListScreen
      title="Billing report"
      of="rows"
      endpoint={billingReport}
      filters={filters}
      columns={columns}
      actions={<ExportButton endpoint={downloadBillingReport} input={{ ...asked, group_by }} />}
      above={
        data && (
          <Figures
            figures={[
              {
                label: 'Hours',
                value: hours(data.billing_hours),
                under: countWords(data.claims, 'claim'),
              },
              {
                label: 'Charge',
                value: dollars(data.charge_cents),
                under: `${dollars(data.charged_cents)} sent`,
              },
              {
                label: 'Paid',
                value: dollars(data.paid_cents),
                under: `${dollars(data.adjusted_cents)} adjusted`,
              },
              {
                label: 'Owed by payors',
                value: dollars(data.owed_cents),
                under: `${dollars(data.patient_cents)} patient share`,
              },
            ]}
          />
        )
      }
      empty={{
        title: 'No claims in these days',
        hint: 'Approved visits become claims. Choose other service dates to see more.',
      }}
    />
  )
}
