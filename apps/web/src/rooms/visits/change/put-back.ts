import { withdrawVisits } from '@homeward/contract/visits/board'
import { restoreVisit } from '@homeward/contract/visits/endings'
import { placeVisits } from '@homeward/contract/visits/series'
import type { updateVisit, VisitRow } from '@homeward/contract/visits/visits'
import { call } from '../../../plumbing/api/call.ts'
import { ApiError } from '../../../plumbing/api/errors.ts'
import type { AnswerOf } from '../../../plumbing/api/types.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone, toastFailure } from '../../../plumbing/failures/toasts.ts'
import { keyOf, queryClient } from '../../../plumbing/query.ts'
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
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

/** Says that a visit was changed, alone or with later ones, and puts all of them where they were. */
export const toastChanged = (said: string, { changed_from: from = [] }: Saved): void => {
  if (from.length === 0) return toastDone(said)
  toastUndo(said, () =>
    back(() => call(placeVisits, { visits: from, assignment_reason: why }), tellUndone),
  )
}

type Saved = Pick<AnswerOf<typeof updateVisit>, 'changed_from'>

const tellUndone = ({ placed, left }: AnswerOf<typeof placeVisits>): void => {
  if (placed === 0) {
    toastFailure(changedMeanwhile)
    return
  }
  const stay = `${left.length} stay: someone changed them meanwhile.`
  toastDone(
    left.length === 0 ? 'Change undone.' : `${countWords(placed, 'visit')} as before. ${stay}`,
  )
}

const changedMeanwhile = 'Someone else changed the visit meanwhile. Nothing was undone.'

const restore = ({ id, lock_version }: Changed, said: string): void =>
  back(
    () => call(restoreVisit, { id, lock_version, assignment_reason: why }),
    () => toastDone(said),
  )

/** Lets a visit take place that was canceled. */
export const uncancel = (canceled: Changed): void => restore(canceled, 'The visit takes place.')

/** Puts a visit back on the schedule that was saved as missed. */
export const unmiss = (missed: Changed): void => restore(missed, 'The visit is not missed.')

/** Takes visits off the schedule that were added, as long as they are as they were added. */
export const takeOff = (visits: readonly Changed[]): void =>
  back(
    () =>
      call(withdrawVisits, {
        visits: visits.map(({ id, lock_version }) => ({ id, lock_version })),
      }),
    ({ left }) =>
      toastDone(
        left.length > 0
          ? `${left.length} of them stay: someone changed them meanwhile.`
          : 'Removed from the schedule.',
      ),
  )

/** The screen that asked may be gone by now: it is told in a toast. */
const back = <T>(send: () => Promise<T>, tell: (answer: T) => void): void => {
  send()
    .then(tell, tellWhy)
    .finally(() => {
      for (const room of ['visits', ...touchedBySchedule])
        void queryClient.invalidateQueries({ queryKey: keyOf(room) })
    })
}

const tellWhy = (error: unknown): void => {
  if (error instanceof ApiError && error.code === 'stale') toastFailure(changedMeanwhile)
  else showFailure(error)
}
