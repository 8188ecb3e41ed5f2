import { updateVisit, type VisitRow } from '@homeward/contract/visits/visits'
import { useState } from 'react'
import { toastDone, toastFailure } from '../../../../plumbing/failures/toasts.ts'
import { keyOf, queryClient, useWrite } from '../../../../plumbing/query.ts'
import { toastUndo } from '../../../../ui/feedback/toast-undo.tsx'
import { clockWords, dayWords, durationWords, weekdayWord } from '../../../../ui/text/dates.ts'
import { type Refusal, refusalOf } from '../../change/use-visit-change.ts'
import { placeOf } from '../../change/put-back.ts'
import { touchedBySchedule } from '../../queries.ts'
import type { Change } from './carry.ts'

type Sent = { visit: VisitRow; change: Change }

const tell = (refusal: Refusal | undefined, { client }: VisitRow) => {
  if (refusal?.code === 'stale') {
    toastFailure(
      `Someone else changed the visit of ${client.name} meanwhile. Nothing was moved. The schedule shows it as it is now.`,
    )
    void queryClient.invalidateQueries({ queryKey: keyOf('visits') })
  } else if (refusal) toastFailure(refusal.sentences[0] ?? refusal.sentence)
}

/** Sends a move, asks for the reason that it needs, and takes it back for ten seconds. */
export const useSendMove = () => {
  const [asked, setAsked] = useState<Sent & { refusal: Refusal }>()
  const write = useWrite(updateVisit, { quiet: true, touches: touchedBySchedule })
  /** Puts a visit where it was, unless someone changed it meanwhile. */
  const undo = (before: VisitRow, lock_version: number) =>
    write.mutate(
      { id: before.id, lock_version, ...placeOf(before), assignment_reason: 'Undo of a move' },
      {
        onSuccess: () => toastDone('Move undone.'),
        onError: (error) => tell(refusalOf(error), before),
      },
    )
  const send = (sent: Sent, reason?: string) => {
    setAsked(undefined)
    const { id, lock_version } = sent.visit
    write.mutate(
      { id, lock_version, ...sent.change, ...(reason && { assignment_reason: reason }) },
      {
        onSuccess: (saved) =>
          toastUndo(movedWords(sent), () => undo(sent.visit, saved.lock_version)),
        onError: (error) => {
          const refusal = refusalOf(error)
          if (refusal?.code === 'assignment_reason_needed') setAsked({ ...sent, refusal })
          else tell(refusal, sent.visit)
        },
      },
    )
  }
  return {
    send: (sent: Sent) => send(sent),
    /** What a move that was refused asks for: a reason. */
    asked,
    allow: (reason: string) => asked && send(asked, reason),
    refuse: () => setAsked(undefined),
  }
}

const movedWords = ({ visit, change }: Sent): string => {
  const whose = `The visit of ${visit.client.name}`
  if (change.agent_id === null) return `${whose} is open.`
  const day = change.scheduled_date
  if (day) return `${whose} moved to ${weekdayWord(day)}, ${dayWords(day)}.`
  if (change.agent_id !== undefined) return `${whose} has another caregiver.`
  if (change.scheduled_time) return `${whose} starts at ${clockWords(change.scheduled_time)}.`
  return `${whose} takes ${durationWords(change.scheduled_duration ?? visit.scheduled_duration)}.`
}
