import { type Payor, listPayorRates, type PayorRate } from '@homeward/contract/agency/payors'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { serviceLookup } from '../../../ui/fields/record-lookups.ts'
import { RateActions } from './rate-actions.tsx'
import { RateForm } from './rate-form.tsx'
import { rateStatusLabels, rateStatusOf } from './rate-status.ts'

const filters: readonly Filter<typeof listPayorRates>[] = [
  { kind: 'lookup', name: 'service_id', label: 'Service', lookup: serviceLookup },
]

const facts: readonly Column<PayorRate>[] = [
  { key: 'service', header: 'Service', cell: (rate) => rate.service_label },
  { key: 'from', header: 'From', cell: (rate) => <DateText day={rate.start_date} /> },
  { key: 'to', header: 'To', cell: (rate) => <LastDay rate={rate} /> },
  {
    key: 'price',
    header: 'Per unit',
    align: 'right',
    cell: (rate) => <Money cents={rate.cents_per_unit} />,
  },
  { key: 'status', header: 'State', cell: (rate) => <RateStatus rate={rate} /> },
  {
    key: 'claimed',
    header: 'Claimed through',
    cell: ({ last_claimed: day }) => (day ? <DateText day={day} /> : <None />),
  },
]

const actions: Column<PayorRate> = {
  key: 'actions',
  header: 'Actions',
  align: 'right',
  cell: (rate) => <RateActions rate={rate} />,
}

const LastDay = ({ rate: { end_date: end } }: { rate: PayorRate }) =>
  end ? <DateText day={end} /> : <Text span>no end date</Text>

const RateStatus = ({ rate }: { rate: PayorRate }) => {
  const status = rateStatusOf(rate, useToday())
  return <StatusBadge status={status} label={rateStatusLabels[status]} />
}

/** What a payor pays for a unit of each service, and when. */
export const RateList = ({ payor }: { payor: Payor }) => {
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const add = payor.abilities.add_rate && (
    <Button
      size="xs"
      leftSection={<IconPlus size={15} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Add rate
    </Button>
  )
  return (
    <Card title="Rates" actions={add}>
      <List
        of="rates"
        endpoint={listPayorRates}
        fixed={{ id: payor.id }}
        filters={filters}
        columns={payor.abilities.edit ? [...facts, actions] : facts}
        empty={{
          title: 'No rates yet',
          hint: 'Visits cannot be billed to this payor until their service has a rate.',
        }}
      />
      <SidePanel opened={adding} onClose={close} title={`Add a ${payor.name} rate`}>
        <RateForm payorId={payor.id} onDone={close} />
      </SidePanel>
    </Card>
  )
}
