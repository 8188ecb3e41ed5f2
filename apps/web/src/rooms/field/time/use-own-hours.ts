import type { Availability, WeeklyBlock } from '@homeward/contract/caregivers/availability'
import { replaceOwnHours } from '@homeward/contract/caregivers/own-time'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { discardEntry, retryEntry } from '../../../plumbing/offline/device-queue.ts'
import type { Entry } from '../../../plumbing/offline/entry.ts'
import { KeptForLater } from '../../../plumbing/offline/keep-write.ts'
import { useQueueSnapshot } from '../../../plumbing/offline/use-queue.ts'
import { keyOf, queryClient, useWrite } from '../../../plumbing/query.ts'

const sentences = {
  get saved() {
    return t('The office knows your hours.')
  },
  label: () => t('Change my hours'),
}

type Hours = Pick<Availability, 'pattern' | 'lock_version'>

/** Hours that were entered here, and those that the office saved meanwhile. */
export type HoursConflict = { mine: readonly WeeklyBlock[]; theirs: Hours }

const theirsOf = (current: unknown): Hours | undefined => {
  const hours = current as Partial<Hours> | null | undefined
  return Array.isArray(hours?.pattern) && typeof hours.lock_version === 'number'
    ? { pattern: hours.pattern, lock_version: hours.lock_version }
    : undefined
}

const patternOf = ({ input }: Entry): WeeklyBlock[] =>
  Array.isArray(input.pattern) ? (input.pattern as WeeklyBlock[]) : []

/** The hours of a person that wait on this phone, if any. */
export const useWaitingHours = (): Entry | undefined =>
  useQueueSnapshot().entries.findLast(({ target }) => target.path === replaceOwnHours.path)

/** The pattern that a person last entered here, or else the one that the office knows. */
export const shownPattern = (known: Hours, waiting: Entry | undefined): readonly WeeklyBlock[] =>
  waiting ? patternOf(waiting) : known.pattern

/** Saves one's own hours over the version that was read; what somebody else saved since is shown first. */
export const useOwnHours = (known: Hours) => {
  const waiting = useWaitingHours()
  const [refused, setRefused] = useState<HoursConflict>()
  const write = useWrite(replaceOwnHours, { quiet: true, label: sentences.label })
  const theirs = waiting?.state === 'failed' ? theirsOf(waiting.error?.current) : undefined
  const conflict = waiting && theirs ? { mine: patternOf(waiting), theirs } : refused

  const send = (pattern: WeeklyBlock[], lock_version: number) =>
    write.mutate(
      { pattern, lock_version },
      {
        onSuccess: () => {
          setRefused(undefined)
          toastDone(sentences.saved)
        },
        onError: (error) => {
          const newer = error instanceof ApiError ? theirsOf(error.current) : undefined
          if (newer) setRefused({ mine: pattern, theirs: newer })
          // What is kept for later is told by itself.
          else if (!(error instanceof KeptForLater)) showFailure(error)
        },
      },
    )
  return {
    busy: write.isPending,
    conflict,
    save: async (pattern: WeeklyBlock[]) => {
      if (waiting) await discardEntry(waiting.seq)
      send(pattern, theirs?.lock_version ?? known.lock_version)
    },
    keepMine: () => {
      if (waiting && theirs) void retryEntry(waiting.seq, { lock_version: theirs.lock_version })
      else if (refused) send([...refused.mine], refused.theirs.lock_version)
    },
    takeTheirs: () => {
      if (waiting) void discardEntry(waiting.seq)
      setRefused(undefined)
      void queryClient.invalidateQueries({ queryKey: keyOf(replaceOwnHours.room) })
    },
  }
}
