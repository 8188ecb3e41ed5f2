import { withdrawVisits } from '@homeward/contract/visits/board'
import { restoreVisit } from '@homeward/contract/visits/endings'
import { updateVisit, type VisitRow } from '@homeward/contract/visits/visits'
import { call } from '../../../plumbing/api/call.ts'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone, toastFailure } from '../../../plumbing/failures/toasts.ts'
import { keyOf, queryClient } from '../../../plumbing/query.ts'
import { touchedBySchedule } from '../queries.ts'

/** Where a visit stands, as a change that puts it there again. */
export const placeOf = (visit: VisitRow) => ({
  agent_id: visit.agent?.id ?? null,
  scheduled_date: visit.scheduled_date,
  scheduled_time: visit.scheduled_time,
  scheduled_duration: visit.scheduled_duration,
})

type Changed = { id: string; lock_version: number }

const why = 'Undo of a change'

/** Puts a visit where it was, unless someone changed it meanwhile. */
export const putBack = (before: VisitRow, { id, lock_version }: Changed): void =>
  back(
    () => call(updateVisit, { id, lock_version, ...placeOf(before), assignment_reason: why }),
    () => 'Change undone.',
  )

/** Lets a visit take place that was canceled. */
export const uncancel = ({ id, lock_version }: Changed): void =>
  back(
    () => call(restoreVisit, { id, lock_version, assignment_reason: why }),
    () => 'The visit takes place.',
  )

/** Takes visits off the schedule that were added, as long as they are as they were added. */
export const takeOff = (visits: readonly Changed[]): void =>
  back(
    () =>
      call(withdrawVisits, {
        visits: visits.map(({ id, lock_version }) => ({ id, lock_version })),
      }),
    ({ left }) =>
      left.length > 0
        ? `${left.length} of them stay: someone changed them meanwhile.`
        : 'Removed from the schedule.',
  )

/** The screen that asked may be gone by now: it is told in a toast. */
const back = <T>(send: () => Promise<T>, said: (answer: T) => string): void => {
  send()
    .then((answer) => toastDone(said(answer)), tellWhy)
    .finally(() => {
      for (const room of ['visits', ...touchedBySchedule])
        void queryClient.invalidateQueries({ queryKey: keyOf(room) })
    })
}

const tellWhy = (error: unknown): void => {
  if (error instanceof ApiError && error.code === 'stale')
    toastFailure('Someone else changed the visit meanwhile. Nothing was undone.')
  else showFailure(error)
}
