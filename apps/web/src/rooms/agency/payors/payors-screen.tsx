import { listPayors, type Payor } from '@homeward/contract/agency/payors'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { payorTypeLabels, payorTypes, unitRoundingLabels } from '@homeward/domain/agency/vocabulary'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { Money, None } from '../../../ui/text/values.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { rateStatusOf } from './rate-status.ts'

const filters: readonly Filter<typeof listPayors>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    initial: 'active',
    all: 'all',
    options: optionsOf(recordStatuses, recordStatusLabels),
  },
  {
    kind: 'choice',
    name: 'type',
    label: 'Type',
    options: optionsOf(payorTypes, payorTypeLabels),
  },
]

const columns: readonly Column<Payor>[] = [
  { key: 'name', header: 'Name', cell: (payor) => payor.name },
  { key: 'type', header: 'Type', cell: (payor) => payorTypeLabels[payor.type] },
  { key: 'payer_id', header: 'Payer ID', cell: (payor) => payor.payer_id },
  { key: 'rounding', header: 'Units', cell: (payor) => unitRoundingLabels[payor.unit_rounding] },
  {
    key: 'filing',
    header: 'Timely filing',
    align: 'right',
    cell: (payor) => `${payor.timely_filing_days.toLocaleString('en-US')} days`,
  },
  {
    key: 'rates',
    header: 'Current unit rate',
    align: 'right',
    cell: (payor) => <RatesToday rates={payor.rates} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />,
  },
]

const most = 3

/** What a unit of each service is worth today. */
const RatesToday = ({ rates }: { rates: Payor['rates'] }) => {
  const today = useToday()
  const inForce = rates.filter((rate) => rateStatusOf(rate, today) === 'active')
  if (inForce.length === 0) return <None />
  return (
    <>
      {inForce.slice(0, most).map((rate) => (
        <div key={rate.id}>
          {rate.service_label} <Money cents={rate.cents_per_unit} />
        </div>
      ))}
      {inForce.length > most && <div>and {inForce.length - most} more</div>}
    </>
  )
}

/** R058: who pays. */
export const PayorsScreen = () => {
  const can = useCan()
  const add = can('payors.write') && (
    <Button
      component={PageLink}
      href={to('admin.payors.add')}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      Add payor
    </Button>
  )
  return (
    <ListScreen
      title="Payors"
      of="payors"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      endpoint={listPayors}
      search="search"
      filters={filters}
      columns={columns}
      link={(payor) => to('admin.payor', { payorId: payor.id })}
      actions={add}
      empty={{
        title: 'No payors yet',
        hint: 'You need a payor to bill visits.',
        action: add,
      }}
    />
  )
}
