import { Alert, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { eachDay, weekOf } from '@homeward/domain/time/zone'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { IconInfoCircle } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useAddVisits } from '../adding/add-visits.tsx'
import { ChosenBar } from './bulk/chosen-bar.tsx'
import type { BoardSpan } from './span/board-span.ts'
import { CarryLine, CarryReason } from './carry/carry-line.tsx'
import { DraftBar } from './drafts/draft-bar.tsx'
import type { Lane, LaneKind } from './rows/lanes.ts'
import type { Board } from './use-board.ts'
import { useCarry } from './carry/use-carry.ts'
import { useChoice } from './bulk/use-choice.ts'
import { VisitPanel } from './visit-panel.tsx'
import { WeekDays } from './week-days.tsx'
import { WeekGrid } from './grid/week-grid.tsx'

type Props = {
  board: Board
  /** A day of the span. */
  day: string
  span: BoardSpan
  days: readonly string[]
  kind: LaneKind
  /** The calendar of one client. */
  one?: boolean
}

/** The visits of some days as a board, with the panel of the one that is open in the address. */
export const WeekBoard = (props: Props) => {
  const { open } = useFlatQuery()
  const change = useSetFlatQuery()
  return (
    <>
      <Loaded {...props} onOpen={(id) => change({ open: id })} />
      <VisitPanel id={open} onClose={() => change({ open: undefined })} />
    </>
  )
}

type LoadedProps = Props & { onOpen: (visitId: string) => void }

const Loaded = (props: LoadedProps) => {
  const { query, span, lanes, settled } = props.board
  if (!span && query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!span && query.fetchStatus === 'paused') return <OfflineState />
  if (!span || (!settled && span.visits.length === 0)) return <Waiting />
  if (span.visits.length === 0 && lanes.every(({ kind }) => kind === 'unassigned'))
    return (
      <EmptyState
        title={`No visits ${spanWords[props.span]}`}
        hint="Activate a care plan to create visits for the next 8 weeks, or clear the filters."
      />
    )
  return (
    <Stack gap="sm">
      {span.visits.length < span.total && (
        <Alert color="amber" icon={<IconInfoCircle aria-hidden />} role="status">
          Showing the first {span.visits.length.toLocaleString('en-US')} of{' '}
          {span.total.toLocaleString('en-US')} visits {spanWords[props.span]}, by day. To see the
          rest, choose fewer days or an office, or open a client’s calendar.
        </Alert>
      )}
      <Shown {...props} />
    </Stack>
  )
}

const spanWords: Record<BoardSpan, string> = {
  day: 'on this day',
  week: 'this week',
  fortnight: 'in these 2 weeks',
  month: 'this month',
}

const none: readonly VisitRow[] = []

const Waiting = () => (
  <Stack gap="xs" role="status" aria-label="Loading schedule" aria-busy>
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} height={56} />
    ))}
  </Stack>
)

const Shown = ({ board, day, span, days, kind, one = false, onOpen }: LoadedProps) => {
  const today = useToday()
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const add = useAddVisits()
  const carry = useCarry(kind)
  const visits = board.span?.visits ?? none
  const choice = useChoice(visits, carry.mayAny)
  if (phone) {
    const { start, end } = weekOf(day)
    return (
      <WeekDays
        visits={visits}
        days={span === 'day' ? days : eachDay(start, end)}
        today={today}
        says={one ? 'caregiver' : 'both'}
        onOpen={onOpen}
      />
    )
  }
  return (
    <>
      <WeekGrid
        label={`Visits ${spanWords[span]}`}
        of={kind === 'clients' ? 'Client' : 'Caregiver'}
        lanes={board.lanes}
        days={days}
        today={today}
        overtime={board.overtime}
        onOpen={onOpen}
        onAdd={add && ((lane, on) => add({ day: on, ...partyOf(lane) }))}
        carry={carry}
        choice={choice}
      />
      {choice.chosen.length === 0 && <DraftBar visits={carry.mayAny ? visits : none} />}
      <ChosenBar choice={choice} />
      <CarryLine carry={carry} />
      <CarryReason carry={carry} />
    </>
  )
}

/** For whom a visit is added in a row. */
const partyOf = ({ kind, id }: Lane) => ({
  ...(kind === 'client' && { clientId: id }),
  ...(kind === 'caregiver' && { agentId: id }),
})
