import { type FieldDay, fieldDay } from '@homeward/contract/visit-capture'
import { queueSnapshot, watchQueue } from '../../plumbing/offline/device-queue.ts'
import { queryClient, queryOf } from '../../plumbing/query.ts'
import { type Kept, pictureOf } from './picture.ts'

/** The caregiver's days, kept on the phone so that they open without a network. */
export const dayQuery = {
  ...queryOf(fieldDay, {}),
  meta: { keep: true, quiet: true },
  refetchInterval: 5 * 60_000,
}

/** Draws changes into the last known day, for the time until it is asked for anew. */
export const drawInto = (changes: readonly Kept[]): void => {
  queryClient.setQueryData<FieldDay>(
    dayQuery.queryKey,
    (day) => day && { ...day, visits: day.visits.map((visit) => pictureOf(visit, changes)) },
  )
}

let waiting = queueSnapshot().entries

// A change that was sent leaves the queue before the next answer says so: it must not vanish from
// the screen, or somebody checks in twice. What was refused and discarded is asked for anew.
watchQueue(() => {
  const { entries } = queueSnapshot()
  const gone = waiting.filter((before) => entries.every((entry) => entry.seq !== before.seq))
  waiting = entries
  if (gone.length === 0) return
  drawInto(gone.filter((entry) => entry.state !== 'failed'))
  if (gone.some((entry) => entry.state === 'failed'))
    void queryClient.invalidateQueries({ queryKey: dayQuery.queryKey })
})
