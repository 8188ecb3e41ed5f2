import { type Alert, listAlerts } from '@homeward/contract/collaboration/alerts'
import {
  alertPriorities,
  alertPriorityLabels,
  alertRepeatLabels,
} from '@homeward/domain/collaboration/alerts'
import { Button, Text } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../../../plumbing/session/session.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { DateText } from '../../../ui/text/values.tsx'
import type { Parent } from '../queries.ts'
import { AddAlert } from './add-alert.tsx'
import { AlertSheet } from './alert-sheet.tsx'
import { PriorityBadge } from './priority-badge.tsx'

const filters: readonly Filter<typeof listAlerts>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'archived', label: 'Archived' },
    ],
    initial: 'active',
    all: 'all',
  },
  {
    kind: 'choice',
    name: 'priority',
    label: 'Priority',
    options: optionsOf(alertPriorities, alertPriorityLabels),
  },
]

const columns: readonly Column<Alert>[] = [
  { key: 'title', header: 'Alert', cell: (row) => row.title },
  {
    key: 'priority',
    header: 'Priority',
    sort: 'priority',
    cell: (row) => <PriorityBadge priority={row.priority} />,
  },
  { key: 'date', header: 'Date', sort: 'date', cell: (row) => <DateText day={row.date} /> },
  { key: 'next', header: 'Next', cell: (row) => <NextDate alert={row} /> },
  { key: 'repeat', header: 'Repeats', wide: true, cell: (row) => alertRepeatLabels[row.repeat] },
  { key: 'author', header: 'By', wide: true, cell: (row) => row.author },
]

const NextDate = ({ alert: { status, next_date: day } }: { alert: Alert }) =>
  status === 'archived' || day === null ? (
    <Text span size="sm" c="dimmed">
      None
    </Text>
  ) : (
    <DateText day={day} />
  )

type Props = {
  parent: Parent
  /** Whom or what it is about, for the words. */
  of: string
}

/** The alerts of a record: what somebody must know or do on a day. */
export const AlertsCard = ({ parent, of }: Props) => {
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const add = can('alerts.write') && (
    <Button
      size="compact-sm"
      leftSection={<IconBellPlus size={14} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Add alert
    </Button>
  )
  return (
    <Card title="Alerts" actions={add}>
      <List
        of="alerts"
        endpoint={listAlerts}
        fixed={{ parent_type: parent.type, parent_id: parent.id }}
        filters={filters}
        initialSort="date"
        columns={columns}
        panelTitle={(row) => row.title}
        panel={(row, close) => <AlertSheet key={row.id} alert={row} onClose={close} />}
        empty={{
          title: 'No alerts',
          hint: `Alerts appear on the page of ${of} and notify the office on their date.`,
        }}
      />
      <SidePanel opened={adding} onClose={() => setAdding(false)} title="Add alert">
        <AddAlert parent={parent} onClose={() => setAdding(false)} />
      </SidePanel>
    </Card>
  )
}
