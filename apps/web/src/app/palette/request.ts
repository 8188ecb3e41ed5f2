import { useSyncExternalStore } from 'react'
import { watchers } from '../../plumbing/watchers.ts'
import { beginOpening } from '../../ui/feedback/opening.ts'

/** How long the palette may take to stand, in milliseconds. */
const patience = 5000

let requests = 0
let taken = 0
const { watch, tell } = watchers()

/** Opens the command palette; it is loaded with the first request. */
export const openPalette = (): void => {
  requests += 1
  beginOpening(patience)
  tell()
}

/** Whether there is a request that nobody has followed yet; it counts as followed from now on. */
export const takeRequest = (): boolean => {
  const waiting = requests > taken
  taken = requests
  return waiting
}

/** How often the palette was asked for. */
export const usePaletteRequests = (): number => useSyncExternalStore(watch, () => requests)
