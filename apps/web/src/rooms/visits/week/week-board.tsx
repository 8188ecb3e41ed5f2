import { Alert, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { eachDay, weekOf } from '@homeward/domain/time/zone'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconInfoCircle } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { officeIn } from '../../../ui/fields/office-filter.ts'
import { type Span, spanQuery } from '../queries.ts'
import { useAddVisits } from '../adding/add-visits.tsx'
import { CarryLine, CarryReason } from './carry-line.tsx'
import { type Lane, lanesOf, type LaneKind } from './lanes.ts'
import { type Carry, useCarry } from './use-carry.ts'
import { VisitPanel } from './visit-panel.tsx'
import { WeekDays } from './week-days.tsx'
import { WeekGrid } from './week-grid.tsx'

type Props = {
  /** A day of the week shown. */
  day: string
  lanes: LaneKind
  /** The visits of one client only. */
  clientId?: string
}

/** The visits of a week with the panel of the one that is open in the address. */
export const WeekBoard = ({ day, lanes, clientId }: Props) => {
  const { start, end } = weekOf(day)
  const flat = useFlatQuery()
  const officeId = clientId === undefined ? officeIn(flat) : undefined
  const query = useQuery({
    ...spanQuery({ start, end, ...(clientId && { clientId }), ...(officeId && { officeId }) }),
    placeholderData: keepPreviousData,
  })
  const { open } = flat
  const change = useSetFlatQuery()
  const add = useAddVisits()
  const carry = useCarry(lanes)
  return (
    <>
      <Week
        query={query}
        days={eachDay(start, end)}
        lanes={lanes}
        one={clientId !== undefined}
        carry={carry}
        onOpen={(id) => change({ open: id })}
        onAdd={
          add &&
          ((lane, on) =>
            add({
              day: on,
              ...(lane.kind === 'client' && { clientId: lane.id }),
              ...(lane.kind === 'caregiver' && { agentId: lane.id }),
            }))
        }
      />
      <CarryLine carry={carry} />
      <CarryReason carry={carry} />
      <VisitPanel id={open} onClose={() => change({ open: undefined })} />
    </>
  )
}

type WeekProps = {
  query: {
    data: Span | undefined
    error: unknown
    isPlaceholderData: boolean
    fetchStatus: string
    refetch: () => Promise<unknown>
  }
  days: readonly string[]
  lanes: LaneKind
  one: boolean
  onOpen: (visitId: string) => void
  onAdd: ((lane: Lane, day: string) => void) | undefined
  carry: Carry
}

const Week = ({ query, days, lanes, one, onOpen, onAdd, carry }: WeekProps) => {
  const today = useToday()
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const span = query.isPlaceholderData ? undefined : query.data
  if (!span && query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!span && query.fetchStatus === 'paused') return <OfflineState />
  if (!span)
    return (
      <Stack gap="xs" role="status" aria-label="Loading week" aria-busy>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height={56} />
        ))}
      </Stack>
    )
  if (span.visits.length === 0)
    return (
      <EmptyState
        title="No visits this week"
        hint="Activate a care plan to create visits for the next 8 weeks."
      />
    )
  const all = lanesOf(span.visits, days, lanes)
  return (
    <Stack gap="sm">
      {span.visits.length < span.total && (
        <Alert color="amber" icon={<IconInfoCircle aria-hidden />} role="status">
          Showing the first {span.visits.length.toLocaleString('en-US')} of{' '}
          {span.total.toLocaleString('en-US')} visits of this week, starting Monday. To see the
          rest, open the visit list or a client’s calendar.
        </Alert>
      )}
      {phone ? (
        <WeekDays
          visits={span.visits}
          days={days}
          today={today}
          says={one ? 'caregiver' : 'both'}
          onOpen={onOpen}
        />
      ) : (
        <WeekGrid
          label="Visits this week"
          of={lanes === 'clients' ? 'Client' : 'Caregiver'}
          lanes={one ? all.filter((lane) => lane.kind !== 'unassigned') : all}
          days={days}
          today={today}
          onOpen={onOpen}
          onAdd={onAdd}
          carry={carry}
        />
      )}
    </Stack>
  )
}
