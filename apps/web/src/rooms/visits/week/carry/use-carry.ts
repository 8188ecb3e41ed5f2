import { judgeAssignments } from '@homeward/contract/visits/assignment'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../plumbing/api/call.ts'
import { toastFailure } from '../../../../plumbing/failures/toasts.ts'
import { keyOf } from '../../../../plumbing/query.ts'
import { useCan } from '../../../../plumbing/session/session.ts'
import { type Carried, carriedTo, type Cell, isCarryable, type Stretch } from './carry.ts'
import type { LaneKind } from '../rows/lanes.ts'
import { useSendMove } from './use-send-move.ts'

const unstretched: Stretch = { later: 0, longer: 0 }

/** A visit on its way to another cell or another length, with what speaks against it there. */
export const useCarry = (kind: LaneKind) => {
  const can = useCan()
  const [visit, setVisit] = useState<VisitRow>()
  const [cell, setCell] = useState<Cell>()
  const [stretch, setStretch] = useState(unstretched)
  const move = useSendMove()
  const carried: Carried | undefined = visit && cell && carriedTo(visit, cell, kind, stretch)
  const change = carried?.kind === 'change' ? carried.change : undefined
  const verdict = useQuery({
    queryKey: [...keyOf('visits', judgeAssignments), visit?.id, change],
    queryFn: async ({ signal }) => {
      const proposals = [{ visit_id: visit?.id ?? '', ...change }]
      return (await call(judgeAssignments, { proposals }, { signal })).verdicts[0]?.verdict ?? null
    },
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

  const leave = () => {
    setVisit(undefined)
    setCell(undefined)
    setStretch(unstretched)
  }
  const drop = () => {
    if (visit && change) move.send({ visit, change })
    else if (carried?.kind === 'impossible') toastFailure(carried.why)
    leave()
  }
  const mayAny = can('visits.schedule')
  return {
    /** Whether this person moves visits at all. */
    mayAny,
    may: (one: VisitRow) => mayAny && isCarryable(one),
    /** The visit that is being moved, and the cell that it is over. */
    visit,
    cell,
    carried,
    verdict: change && !verdict.isPlaceholderData ? verdict.data : undefined,
    /** Without an answer nothing is known of what speaks against it. */
    unknown: verdict.isError || verdict.fetchStatus === 'paused',
    lift: (one: VisitRow, at: Cell) => {
      setVisit(one)
      setCell(at)
      setStretch(unstretched)
    },
    over: (at: Cell) => {
      if (at.lane.id !== cell?.lane.id || at.day !== cell.day) setCell(at)
    },
    /** Stretches it by so much more. */
    stretch: (by: Stretch) =>
      setStretch((now) => ({ later: now.later + by.later, longer: now.longer + by.longer })),
    /** Makes it so much longer than it was. */
    lengthen: (longer: number) => setStretch({ later: 0, longer }),
    /** Lets it start so much later than it did. */
    shift: (later: number) =>
      setStretch((now) => (now.later === later ? now : { later, longer: 0 })),
    drop,
    leave,
    asked: move.asked,
    allow: move.allow,
    refuse: move.refuse,
  }
}

export type Carry = ReturnType<typeof useCarry>
