import { listPayors, type Payor } from '@homeward/contract/agency'
import { payorTypeLabels, unitRoundingLabels } from '@homeward/domain/billing/vocabulary'
import { to } from '../../plumbing/paths/to.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Column } from '../../ui/list/types.ts'
import { Money } from '../../ui/text/values.tsx'

const columns: readonly Column<Payor>[] = [
  { key: 'name', header: 'Name', cell: (payor) => payor.name },
  { key: 'type', header: 'Type', cell: (payor) => payorTypeLabels[payor.type] },
  { key: 'payer_id', header: 'Payer id', cell: (payor) => payor.payer_id },
  { key: 'rounding', header: 'Units', cell: (payor) => unitRoundingLabels[payor.unit_rounding] },
  {
    key: 'filing',
    header: 'File within',
    align: 'right',
    cell: (payor) => `${payor.timely_filing_days} days`,
  },
  {
    key: 'rates',
    header: 'Rates a unit',
    align: 'right',
    cell: (payor) =>
      payor.rates.map((rate) => (
        <div key={rate.id}>
          <Money cents={rate.cents_per_unit} />
        </div>
      )),
  },
]

/** R058: who pays. */
export const PayorsScreen = () => (
  <ListScreen
    title="Payors"
    of="payors"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    endpoint={listPayors}
    search="search"
    columns={columns}
    empty={{ title: 'No payors yet', hint: 'Nothing can be billed without one.' }}
  />
)
