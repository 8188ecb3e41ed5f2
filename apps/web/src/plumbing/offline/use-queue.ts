import { useSyncExternalStore } from 'react'
import { queueSnapshot, type Snapshot, watchQueue } from './device-queue.ts'
import type { Entry } from './entry.ts'

/** The unsent changes of the person of this session, oldest first; those of one scope where given. */
export const useQueue = (scope?: string): readonly Entry[] => {
  const { entries } = useQueueSnapshot()
  return scope === undefined ? entries : entries.filter((entry) => entry.scope === scope)
}

/** How many changes of the person of this session are not sent, in all of their agencies. */
export const useUnsentCount = (): number => {
  const { entries, elsewhere } = useQueueSnapshot()
  return entries.length + elsewhere
}

export const useQueueSnapshot = (): Snapshot => useSyncExternalStore(watchQueue, queueSnapshot)
