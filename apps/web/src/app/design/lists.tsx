import { Button } from '@mantine/core'
import { useState } from 'react'
import { FloatingBar } from '../../ui/feedback/floating-bar.tsx'
import { Table } from '../../ui/list/table.tsx'
import type { Column } from '../../ui/list/types.ts'
import { PersonName } from '../../ui/text/person-name.tsx'
import { Phone } from '../../ui/text/phone.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { Money, None } from '../../ui/text/values.tsx'

type Row = { id: string; name: string; status: string; payor?: string; cents: number }

const rows: readonly Row[] = [
  { id: '1', name: 'Abernathy, Ruth', status: 'active', payor: 'NC Medicaid', cents: 28_608 },
  {
    id: '2',
    name: 'Featherstone-Quiñones de la Cruz, Guadalupe Hernández',
    status: 'needs_review',
    payor: 'Piedmont Advantage Health Plan of the Western Counties',
    cents: 7152,
  },
  { id: '3', name: 'Stroupe, Hazel', status: 'missed', cents: 120_400 },
]

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    cell: ({ name }) => <PersonName kind="client" name={name} />,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'phone', header: 'Phone', cell: () => <Phone number="8285550120" /> },
  { key: 'payor', header: 'Payor', unnamed: true, cell: ({ payor }) => payor ?? <None /> },
  { key: 'left', header: 'Left', align: 'right', cell: ({ cents }) => <Money cents={cents} /> },
]

/** Rows of a list, while they come, and what is done with the chosen ones. */
export const Lists = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <>
      <Table
        label="Clients"
        columns={columns}
        rows={rows}
        link={() => '/design'}
        sort="name"
        onSort={() => undefined}
        chosen={chosen}
        onChoose={setChosen}
        current="1"
      />
      <Table label="Clients on their way" columns={columns} rows={undefined} />
      <FloatingBar label="Selected rows">
        <span>{chosen.size} chosen</span>
        <Button size="xs" variant="default">
          Hold
        </Button>
        <Button size="xs">Mark ready</Button>
      </FloatingBar>
    </>
  )
}
