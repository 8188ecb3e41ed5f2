import type { ClearedRow, listClearedExceptions } from '@homeward/contract/visits/exceptions'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { ListFoot } from '../../../ui/list/list-foot.tsx'
import { Table } from '../../../ui/list/table.tsx'
import type { Column } from '../../../ui/list/types.ts'
import type { ListState } from '../../../ui/list/use-list.ts'
import { durationWords } from '../../../ui/text/dates.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import styles from './queue.module.css'
import { SettledReport } from './settled-report.tsx'
import { useSettle } from './use-settle.ts'

/** What was cleared today by anyone, with the way back where no payor has the claim yet. */
export const ClearedPart = ({ list }: { list: ListState<typeof listClearedExceptions> }) => {
  const settle = useSettle(() => undefined)
  const { query, rows } = list
  if (rows === undefined && query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (rows === undefined && query.fetchStatus === 'paused') return <OfflineState />
  if (rows === undefined) return <Skeleton height={240} mt="sm" />
  if (rows.length === 0)
    return (
      <EmptyState
        role="status"
        title="Nothing cleared yet"
        hint="Visits that are approved or noted as missed today appear here."
      />
    )
  const columns = columnsOf((row) => (
    <UndoButton row={row} busy={settle.undoingNow} onUndo={() => settle.undo(takenBack(row))} />
  ))
  return (
    <>
      <SettledReport refused={settle.refused} onClose={settle.forget} />
      <Table
        label="Cleared today"
        columns={columns}
        rows={rows}
        link={(row) => to('visit', { id: row.id })}
      />
      <ListFoot
        of="visits"
        meta={list.meta}
        onPage={(page) => list.change({ page: String(page) })}
      />
    </>
  )
}

const takenBack = ({ exception, id, lock_version }: ClearedRow) => ({
  exception,
  visits: [{ id, lock_version }],
})

const columnsOf = (undo: (row: ClearedRow) => ReactNode): readonly Column<ClearedRow>[] => [
  {
    key: 'client',
    header: 'Client',
    cell: ({ client, agent }) => (
      <PersonName kind="client" name={client.name}>
        <span className={styles.two}>
          <b>{client.name}</b>
          <span>{agent?.name ?? 'No caregiver'}</span>
        </span>
      </PersonName>
    ),
  },
  { key: 'day', header: 'Day', cell: (row) => shortDayWords(row.scheduled_date) },
  { key: 'what', header: 'Cleared as', unnamed: true, cell: clearedWords },
  {
    key: 'when',
    header: 'Cleared',
    wide: true,
    cell: (row) => (
      <>
        {row.cleared_by}, <InstantText at={row.cleared_at} />
      </>
    ),
  },
  { key: 'undo', header: 'Undo', unnamed: true, cell: undo },
]

/** How a visit was cleared, and why. */
const clearedWords = ({ exception, reviewed_duration, reason, note }: ClearedRow): string => {
  const done =
    exception === 'missed' ? 'Missed' : `Approved, ${durationWords(reviewed_duration ?? 0)}`
  const why = [reason, note].filter(Boolean).join(': ')
  return why ? `${done}. ${why}` : done
}

type UndoProps = { row: ClearedRow; busy: boolean; onUndo: () => void }

const UndoButton = ({ row, busy, onUndo }: UndoProps) =>
  row.undoable ? (
    <Button
      size="compact-sm"
      variant="default"
      disabled={busy}
      leftSection={<IconArrowBackUp size={15} aria-hidden />}
      aria-label={`Undo: ${row.client.name}`}
      onClick={onUndo}
    >
      Undo
    </Button>
  ) : (
    <span>The claim was sent</span>
  )
