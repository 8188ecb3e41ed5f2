import { startLive, stopLive } from '../plumbing/live/live.ts'
import { startQueue } from '../plumbing/offline/device-queue.ts'
import { keepQueries, restoreQueries } from '../plumbing/offline/kept-queries.ts'
import { queryClient } from '../plumbing/query.ts'
import { currentUser, watchUser } from '../plumbing/session/session.ts'
import { whenIdle } from '../plumbing/when-idle.ts'
import { watchEnrollment } from './enrollment.ts'

/** Nobody waits for what forms left behind to be put in order. */
const tidyDrafts = async (): Promise<void> => (await import('../ui/form/draft.ts')).tidyDrafts()

const followUser = (): void => {
  if (currentUser() === null) return stopLive()
  whenIdle(() => {
    if (currentUser() !== null) void startLive().catch(() => undefined)
  })
  void restoreQueries(queryClient).catch(() => undefined)
  whenIdle(() => void tidyDrafts().catch(() => undefined))
  return undefined
}

/** Starts what runs beside the screens of people with a session; returns what stops it. */
export const startSignedIn = (): (() => void) => {
  const stops = [
    watchUser(followUser),
    keepQueries(queryClient),
    startQueue(),
    watchEnrollment(queryClient),
  ]
  followUser()
  return () => {
    for (const stop of stops) stop()
    stopLive()
  }
}
