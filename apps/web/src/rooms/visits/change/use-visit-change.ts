import { updateVisit, type Visit } from '@homeward/contract/visits/visits'
import type { FailureCode } from '@homeward/contract/failures'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import type { InputOf } from '../../../plumbing/api/types.ts'
import { touchedBySchedule } from '../queries.ts'

type Change = Pick<
  InputOf<typeof updateVisit>,
  'agent_id' | 'scheduled_date' | 'scheduled_time' | 'scheduled_duration'
>

/** What the server said no to, in words, and whether a reason would allow it. */
export type Refusal = { code: FailureCode | 'internal'; sentence: string }

/** The refusal of a failure that belongs on the screen; undefined where the catalogue shows it. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  const shown = error instanceof ApiError && error.status < 500 && error.status !== 404
  if (shown && error.code !== 'unauthenticated')
    return { code: error.code, sentence: error.message }
  showFailure(error)
  return undefined
}

/**
 * A change of a visit's schedule. A double booking comes back as a refusal that `allow` overrides
 * with a reason; the overlap stays marked on the visit.
 */
export const useVisitChange = (visit: Visit, said: string, onDone?: () => void) => {
  const [refusal, setRefusal] = useState<Refusal>()
  const [tried, setTried] = useState<Change>({})
  const write = useWrite(updateVisit, { quiet: true, touches: touchedBySchedule })
  const send = (change: Change, overlapReason?: string) => {
    setTried(change)
    setRefusal(undefined)
    write.mutate(
      {
        id: visit.id,
        lock_version: visit.lock_version,
        ...change,
        ...(overlapReason !== undefined && { overlap_reason: overlapReason }),
      },
      {
        onSuccess: () => {
          toastDone(said)
          onDone?.()
        },
        onError: (error) => setRefusal(refusalOf(error)),
      },
    )
  }
  return {
    save: (change: Change) => send(change),
    /** Sends what was refused once more, with the reason that allows the overlap. */
    allow: (reason: string) => send(tried, reason),
    clear: () => setRefusal(undefined),
    refusal,
    saving: write.isPending,
  }
}

export type VisitChange = ReturnType<typeof useVisitChange>
