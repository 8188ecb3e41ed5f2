import { type FieldDay, fieldDay } from '@homeward/contract/visits/capture'
import { database } from '../../plumbing/offline/database.ts'
import { queueSnapshot, watchQueue } from '../../plumbing/offline/device-queue.ts'
import type { Entry } from '../../plumbing/offline/entry.ts'
import { queryClient, queryOf } from '../../plumbing/query.ts'
import { type Kept, pictureOf } from './picture.ts'

/** The caregiver's days, kept on the phone so that they open without a network. */
export const dayQuery = {
  ...queryOf(fieldDay, {}),
  meta: { keep: true, quiet: true },
  refetchInterval: 5 * 60_000,
}

/** Draws changes into the last known day, for the time until it is asked for anew. */
const drawInto = (changes: readonly Kept[]): void => {
  if (changes.length === 0) return
  queryClient.setQueryData<FieldDay>(
    dayQuery.queryKey,
    (day) => day && { ...day, visits: day.visits.map((visit) => pictureOf(visit, changes)) },
  )
}

/** Whether the device remembers that a change was sent; otherwise it was discarded. */
const wasSent = async ({ key }: Entry): Promise<boolean> =>
  (await (await database()).get('done', key)) !== undefined

const settle = async (entry: Entry): Promise<void> => {
  if (await wasSent(entry).catch(() => false)) drawInto([entry])
  else await queryClient.invalidateQueries({ queryKey: dayQuery.queryKey })
}

let known = queueSnapshot().entries

// A change that was sent leaves the queue before the next answer says so: it must not vanish from
// the screen, or somebody checks in twice. What was discarded or refused is asked for anew: the office may
// have changed the visit meanwhile.
watchQueue(() => {
  const { entries } = queueSnapshot()
  const gone = known.filter((before) => entries.every((entry) => entry.seq !== before.seq))
  const refused = entries.filter(
    ({ seq, state }) =>
      state === 'failed' && known.some((before) => before.seq === seq && before.state !== 'failed'),
  )
  known = entries
  drawInto(gone.filter((entry) => entry.state === 'sending'))
  for (const entry of gone) if (entry.state !== 'sending') void settle(entry)
  if (refused.length > 0) void queryClient.invalidateQueries({ queryKey: dayQuery.queryKey })
})
