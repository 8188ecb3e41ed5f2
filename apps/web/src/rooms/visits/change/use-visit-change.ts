import { updateVisit, type Visit } from '@homeward/contract/visits/visits'
import type { FailureCode } from '@homeward/contract/failures'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { toastChanged } from './put-back.ts'
import type { InputOf } from '../../../plumbing/api/types.ts'
import { touchedBySchedule } from '../queries.ts'

type Change = Pick<
  InputOf<typeof updateVisit>,
  'agent_id' | 'scheduled_date' | 'scheduled_time' | 'scheduled_duration' | 'scope'
>

/** What the server said no to, in words, and whether a reason would allow it. */
export type Refusal = { code: FailureCode | 'internal'; sentence: string; sentences: string[] }

/** The refusal of a failure that belongs on the screen; undefined where the catalogue shows it. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  const shown = error instanceof ApiError && error.status < 500 && error.status !== 404
  if (shown && error.code !== 'unauthenticated')
    return {
      code: error.code,
      sentence: error.message,
      sentences: [...error.nonFieldErrors, ...Object.values(error.errors).flat()],
    }
  showFailure(error)
  return undefined
}

/**
 * A change of a visit's schedule. What speaks against it comes back as a refusal; `allow` overrides one
 * that asks for a reason, which is kept with the visit.
 */
export const useVisitChange = (visit: Visit, said: string, onDone?: () => void) => {
  const [refusal, setRefusal] = useState<Refusal>()
  const [tried, setTried] = useState<Change>({})
  const write = useWrite(updateVisit, { quiet: true, touches: touchedBySchedule })
  const send = (change: Change, reason?: string) => {
    setTried(change)
    setRefusal(undefined)
    write.mutate(
      {
        id: visit.id,
        lock_version: visit.lock_version,
        ...change,
        ...(reason !== undefined && { assignment_reason: reason }),
      },
      {
        onSuccess: (saved) => {
          toastChanged(said, saved)
          onDone?.()
        },
        onError: (error) => setRefusal(refusalOf(error)),
      },
    )
  }
  return {
    save: (change: Change) => send(change),
    /** Sends what was refused once more, with the reason that allows it. */
    allow: (reason: string) => send(tried, reason),
    clear: () => setRefusal(undefined),
    refusal,
    saving: write.isPending,
  }
}

export type VisitChange = ReturnType<typeof useVisitChange>
