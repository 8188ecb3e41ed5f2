import { words } from '../plumbing/failures/words.ts'
import { showFailure } from '../plumbing/failures/show.ts'
import { toastFailure } from '../plumbing/failures/toasts.ts'
import { startLive, stopLive } from '../plumbing/live/live.ts'
import { startQueue } from '../plumbing/offline/device-queue.ts'
import { keepQueries, restoreQueries } from '../plumbing/offline/kept-queries.ts'
import { go } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { queryClient } from '../plumbing/query.ts'
import { accessToken } from '../plumbing/session/cookies.ts'
import { onExpiry } from '../plumbing/session/expiry.ts'
import { endSession, refreshSession } from '../plumbing/session/lifecycle.ts'
import { safeTarget } from '../plumbing/session/redirect.ts'
import { worksOffline } from '../plumbing/session/offline-work.ts'
import { currentUser, watchUser } from '../plumbing/session/session.ts'
import { tidyDrafts } from '../ui/form/draft.ts'
import { watchEnrollment } from './enrollment.ts'

/** The session is no longer known to the server: say so, log out, lead to the sign-in page. */
const expire = async (): Promise<void> => {
  const here = location.pathname + location.search + location.hash
  toastFailure(words.expired)
  await endSession('expired')
  go(to('signin', {}, safeTarget(here) ? { redirect: here } : {}), { force: true })
}

const followUser = (): void => {
  if (currentUser() === null) return stopLive()
  void startLive().catch(() => undefined)
  void restoreQueries(queryClient).catch(() => undefined)
  void tidyDrafts().catch(() => undefined)
  return undefined
}

/** Another tab may have signed out, or signed somebody else in. */
const lookAgain = (): void => {
  if (document.visibilityState !== 'visible' || currentUser() === null || worksOffline()) return
  if (accessToken() === undefined) void endSession('expired').then(() => go(to('signin')))
}

const backOnline = (): void => {
  void refreshSession().catch((error: unknown) => showFailure(error, { allowTimeout: true }))
}

/** Starts what runs beside the screens; returns what stops it. */
export const startServices = (): (() => void) => {
  const stops = [
    onExpiry(() => void expire()),
    watchUser(followUser),
    keepQueries(queryClient),
    startQueue(),
    watchEnrollment(queryClient),
  ]
  window.addEventListener('online', backOnline)
  document.addEventListener('visibilitychange', lookAgain)
  followUser()
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('online', backOnline)
    document.removeEventListener('visibilitychange', lookAgain)
    stopLive()
  }
}
