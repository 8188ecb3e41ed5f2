import { judgeAssignments } from '@homeward/contract/visits/assignment'
import { updateVisit, type VisitRow } from '@homeward/contract/visits/visits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'
import { toastDone, toastFailure } from '../../../plumbing/failures/toasts.ts'
import { keyOf, useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx'
import { dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { type Refusal, refusalOf } from '../change/use-visit-change.ts'
import { touchedBySchedule } from '../queries.ts'
import { type Carried, carriedTo, type Cell, isCarryable } from './carry.ts'
import type { LaneKind } from './lanes.ts'

type Change = { agent_id?: string | null; scheduled_date?: string }
type Sent = { visit: VisitRow; change: Change }

/** A visit on its way to another cell of the week, with what speaks against it there. */
export const useCarry = (kind: LaneKind) => {
  const can = useCan()
  const [visit, setVisit] = useState<VisitRow>()
  const [cell, setCell] = useState<Cell>()
  const [asked, setAsked] = useState<Sent & { refusal: Refusal }>()
  const write = useWrite(updateVisit, { quiet: true, touches: touchedBySchedule })
  const carried: Carried | undefined = visit && cell && carriedTo(visit, cell, kind)
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
  }
  const send = (sent: Sent, reason?: string) => {
    setAsked(undefined)
    const { id, lock_version } = sent.visit
    write.mutate(
      { id, lock_version, ...sent.change, ...(reason && { assignment_reason: reason }) },
      {
        onSuccess: (saved) => {
          toastUndo(movedWords(sent), () => undo(sent.visit, saved.lock_version))
        },
        onError: (error) => {
          const refusal = refusalOf(error)
          if (refusal?.code === 'assignment_reason_needed') setAsked({ ...sent, refusal })
          else if (refusal) toastFailure(refusal.sentences[0] ?? refusal.sentence)
        },
      },
    )
  }
  /** Puts a visit where it was, unless someone changed it meanwhile. */
  const undo = (before: VisitRow, lock_version: number) => {
    const back = { agent_id: before.agent?.id ?? null, scheduled_date: before.scheduled_date }
    write.mutate(
      { id: before.id, lock_version, ...back, assignment_reason: 'Undo of a move' },
      {
        onSuccess: () => toastDone('Move undone.'),
        onError: (error) => {
          const refusal = refusalOf(error)
          if (refusal) toastFailure(refusal.sentences[0] ?? refusal.sentence)
        },
      },
    )
  }
  const drop = () => {
    if (visit && change) send({ visit, change })
    else if (carried?.kind === 'impossible') toastFailure(carried.why)
    leave()
  }
  return {
    may: (one: VisitRow) => can('visits.schedule') && isCarryable(one),
    /** The visit that is being moved, and the cell that it is over. */
    visit,
    cell,
    carried,
    verdict: change && !verdict.isPlaceholderData ? verdict.data : undefined,
    lift: (one: VisitRow, at: Cell) => {
      setVisit(one)
      setCell(at)
    },
    over: (at: Cell) => {
      if (at.lane.id !== cell?.lane.id || at.day !== cell.day) setCell(at)
    },
    drop,
    leave,
    /** What a move that was refused asks for: a reason. */
    asked,
    allow: (reason: string) => asked && send(asked, reason),
    refuse: () => setAsked(undefined),
  }
}

export type Carry = ReturnType<typeof useCarry>

const movedWords = ({ visit, change }: Sent): string => {
  if (change.agent_id === null) return `The visit of ${visit.client.name} is open.`
  const day = change.scheduled_date
  return day
    ? `The visit of ${visit.client.name} moved to ${weekdayWord(day)}, ${dayWords(day)}.`
    : `The visit of ${visit.client.name} has another caregiver.`
}
