import { closeMonth, type JournalMonth, listMonths } from '@homeward/contract/billing/months'
import { formatMonth } from '@homeward/domain/billing/periods'
import { Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText, None } from '../../../ui/text/values.tsx'
import { InTextLink } from '../in-text-link.tsx'
import { lastDayOf, stillOpen } from './month-words.ts'
import { ReopenMonth } from './reopen-month.tsx'

const columns: readonly Column<JournalMonth>[] = [
  { key: 'month', header: 'Month', unnamed: true, cell: (row) => <Entries month={row.id} /> },
  {
    key: 'state',
    header: 'State',
    cell: (row) => (
      <StatusBadge status={row.closed ? 'closed' : 'open'} label={row.closed ? 'Closed' : 'Open'} />
    ),
  },
  { key: 'open', header: 'Still open', cell: (row) => <StillOpen row={row} /> },
  { key: 'who', header: 'Closed by', cell: (row) => <Who row={row} /> },
  { key: 'act', header: 'Actions', unnamed: true, cell: (row) => <Actions row={row} /> },
]

/** The months of the journal: what is still open in each, and closing them. */
export const MonthsScreen = () => (
  <ListScreen
    title="Months"
    of="months"
    crumbs={[{ label: 'Journal', href: to('billing.journal') }]}
    endpoint={listMonths}
    columns={columns}
    empty={{
      title: 'No journal entries yet',
      hint: 'Months appear here when you send claims and post remittances.',
    }}
  />
)

const daysOf = (month: string) => ({
  'by_date[start_date]': `${month}-01`,
  'by_date[end_date]': lastDayOf(month),
})

const Entries = ({ month }: { month: string }) => (
  <InTextLink href={to('billing.journal', {}, daysOf(month))}>{formatMonth(month)}</InTextLink>
)

const StillOpen = ({ row }: { row: JournalMonth }) => {
  const open = stillOpen(row)
  if (open.length === 0) return 'Nothing'
  return open.map(({ words, href }) => (
    <Text key={words} size="sm" lh="1.75rem">
      <InTextLink href={href}>{words}</InTextLink>
    </Text>
  ))
}

const Who = ({ row: { closed_by, closed_at, reopened_by, reopened_at, reason } }: Props) => {
  if (closed_by === null && reopened_by === null) return <None />
  return (
    <>
      {closed_by !== null && (
        <Text size="sm">
          {closed_by}, <InstantText at={closed_at} />
        </Text>
      )}
      {reopened_by !== null && (
        <Text size="sm" c="dimmed">
          Opened again by {reopened_by}, <InstantText at={reopened_at} />: {reason}
        </Text>
      )}
    </>
  )
}

type Props = { row: JournalMonth }

const Actions = ({ row }: Props) => {
  const close = useWrite(closeMonth, {
    onDone: () => toastDone(`${formatMonth(row.id)} is closed`),
  })
  if (row.abilities.reopen) return <ReopenMonth month={row.id} />
  if (!row.abilities.close) return null
  return (
    <ConfirmButton
      size="xs"
      variant="default"
      color="brand"
      loading={close.isPending}
      question={`Close ${formatMonth(row.id)}?`}
      consequence={consequence(row)}
      confirm="Close the month"
      onConfirm={() => close.mutate({ month: row.id })}
    >
      Close
    </ConfirmButton>
  )
}

const consequence = (row: JournalMonth): string => {
  const open = stillOpen(row).map(({ words }) => words)
  const after =
    'Nothing is entered into this month and earlier months after that. Late payments go into the current month.'
  return open.length === 0 ? after : `Still open: ${open.join(', ')}. ${after}`
}
