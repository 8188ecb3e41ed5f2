import { type AgingRow, agingSummary, listAging } from '@homeward/contract/billing/accounts'
import {
  type AgingBucket,
  agingBucketLabels,
  agingBuckets,
  daysOfBucket,
} from '@homeward/domain/billing/aging'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Figures } from '../../../ui/record/figures.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { dollars } from '../../../ui/text/money.ts'
import { Money } from '../../../ui/text/values.tsx'

const filters: readonly Filter<typeof listAging>[] = [
  {
    kind: 'choice',
    name: 'group_by',
    label: 'By',
    options: [
      { value: 'payor', label: 'Payor' },
      { value: 'client', label: 'Client' },
    ],
    initial: 'payor',
  },
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
  officeFilter,
]

/** The first day that a list of claims can be asked for. */
const earliest = '2000-01-01'

/** The claims of a bucket that are owed. */
const claimsOf = (bucket: AgingBucket, today: string, of: Record<string, string | undefined>) => {
  const { startDate, endDate } = daysOfBucket(bucket, today)
  return to(
    'billing.claims',
    {},
    {
      ...of,
      status: 'all',
      owing: 'true',
      'by_start_date[start_date]': startDate ?? earliest,
      'by_start_date[end_date]': endDate ?? today,
    },
  )
}

const columnsFor = (by: string, today: string): Column<AgingRow>[] => [
  { key: 'about', header: 'Name', unnamed: true, cell: (row) => row.name },
  { key: 'claims', header: 'Claims', align: 'right', wide: true, cell: (row) => row.claims },
  ...agingBuckets.map((bucket): Column<AgingRow> => ({
    key: bucket,
    header: agingBucketLabels[bucket],
    align: 'right',
    ...(bucket === 'older' && { sort: 'older' }),
    cell: (row) =>
      row[bucket] === 0 ? (
        <Money cents={0} />
      ) : (
        <PageLink
          href={claimsOf(bucket, today, {
            [by === 'client' ? 'client_id' : 'payor_id']: row.id,
          })}
        >
          <Money cents={row[bucket]} />
        </PageLink>
      ),
  })),
  {
    key: 'denied',
    header: 'Denied',
    align: 'right',
    cell: (row) => <Money cents={row.denied_cents} />,
  },
  {
    key: 'total',
    header: 'Total',
    sort: 'total_cents',
    align: 'right',
    cell: (row) => <Money cents={row.total_cents} />,
  },
]

/** What payors owe by age; each amount opens its claims. */
export const AgingScreen = () => {
  const today = useToday()
  const { group_by: by = 'payor', payor_id, office_id } = useFlatQuery()
  const narrowed = {
    ...(payor_id !== undefined && { payor_id }),
    ...(office_id !== undefined && office_id !== 'all' && { office_id }),
  }
  const { data } = useQuery(queryOf(agingSummary, narrowed))
  return (
    <ListScreen
      title="Aging"
      of="amounts"
      endpoint={listAging}
      initialSort="-total_cents"
      filters={filters}
      columns={columnsFor(by, today)}
      above={
        data && (
          <Figures
            figures={[
              ...agingBuckets.map((bucket) => ({
                label: agingBucketLabels[bucket],
                value: dollars(data[bucket]),
                href: claimsOf(bucket, today, narrowed),
              })),
              {
                label: 'Denied',
                value: dollars(data.denied_cents),
                href: to('billing.denials', {}, narrowed),
              },
            ]}
          />
        )
      }
      empty={{
        title: 'No payor owes anything',
        hint: 'What payors owe appears here when you send claims.',
      }}
    />
  )
}
