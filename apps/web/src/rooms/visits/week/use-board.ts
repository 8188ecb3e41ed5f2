import { listScheduleRows } from '@homeward/contract/visits/board'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import { spanQuery } from '../queries.ts'
import { isNarrow, narrowedBy } from './board-filters.ts'
import { needsSomebody } from './rows/card-state.ts'
import { useOpenMoney } from './use-open-money.ts'
import { useHorizon } from './span/use-horizon.ts'
import { type Lane, type LaneKind, lanesOf } from './rows/lanes.ts'

type Asked = {
  days: readonly string[]
  kind: LaneKind
  /** The visits of one client only. */
  clientId?: string | undefined
}

const none: Lane['days'] = []

const hasProblem = (lane: Lane, now: Date): boolean =>
  lane.days.some((visits) => visits.some((visit) => needsSomebody(visit, now)))

/** The visits of some days as rows, as the address narrows them. */
export const useBoard = ({ days, kind, clientId }: Asked) => {
  const flat = useFlatQuery()
  const now = useNow(60_000)
  const [start = '', end = ''] = [days[0], days.at(-1)]
  useHorizon(end)
  const narrowed = clientId === undefined ? narrowedBy(flat) : { by_client_id: clientId }
  const visits = useQuery({
    ...spanQuery({ start, end, narrowed }),
    placeholderData: keepPreviousData,
  })
  const people = useQuery({
    ...queryOf(listScheduleRows, {
      rows: kind,
      start_date: start,
      end_date: end,
      ...(narrowed.office_id && { office_id: narrowed.office_id }),
    }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const all = !isNarrow(narrowed) && flat.problems !== 'true'
  const found = visits.isPlaceholderData ? undefined : visits.data
  const rows = people.data?.rows
  const lanes = useMemo(() => {
    const heads = new Map(rows?.map((row) => [row.id, row]))
    const asked = { visits: found?.visits ?? [], days, kind, heads }
    return lanesOf(all && rows ? { ...asked, rows } : asked)
  }, [found, days, kind, rows, all])
  const troubled = useMemo(
    () =>
      lanes.filter((lane) => lane.kind !== 'unassigned' && hasProblem(lane, new Date(now))).length,
    [lanes, now],
  )
  const open = lanes[0]?.kind === 'unassigned' ? lanes[0].days : none
  const cents = useOpenMoney(useMemo(() => open.flat(), [open]))
  const shown = useMemo(
    () =>
      (flat.problems === 'true'
        ? lanes.filter((lane) => lane.kind === 'unassigned' || hasProblem(lane, new Date(now)))
        : lanes
      ).map((lane) => (lane.kind === 'unassigned' ? { ...lane, cents } : lane)),
    [lanes, flat.problems, now, cents],
  )
  return {
    query: visits,
    /** Undefined until the visits of these days are there. */
    span: found,
    /** Whether it is known who has a row. */
    settled: !people.isPending,
    lanes: clientId === undefined ? shown : shown.filter(({ kind: of }) => of !== 'unassigned'),
    /** How many rows need a person. */
    troubled,
    overtime: people.data?.overtime_minutes,
  }
}

export type Board = ReturnType<typeof useBoard>
