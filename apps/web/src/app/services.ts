import { words } from '../plumbing/failures/words.ts'
import { showFailure } from '../plumbing/failures/show.ts'
import { toastFailure } from '../plumbing/failures/toasts.ts'
import { t } from '../plumbing/language/translate.ts'
import { go } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { accessToken } from '../plumbing/session/cookies.ts'
import { onExpiry } from '../plumbing/session/expiry.ts'
import { endSession, refreshSession } from '../plumbing/session/lifecycle.ts'
import { safeTarget } from '../plumbing/session/redirect.ts'
import { worksOffline } from '../plumbing/session/offline-work.ts'
import { currentUser, watchUser } from '../plumbing/session/session.ts'

/** The session is over: log out and lead to the sign-in page. Whoever ended it knows that already. */
const expire = async (asked: boolean): Promise<void> => {
  const here = location.pathname + location.search + location.hash
  if (!asked) toastFailure(t(words.expired))
  await endSession('expired')
  go(to('signin', {}, safeTarget(here) ? { redirect: here } : {}), { force: true })
}

/** Another tab may have signed out, or signed somebody else in. */
const lookAgain = (): void => {
  if (document.visibilityState !== 'visible' || currentUser() === null || worksOffline()) return
  if (accessToken() === undefined) void endSession('expired').then(() => go(to('signin')))
}

const backOnline = (): void => {
  void refreshSession().catch((error: unknown) => showFailure(error, { allowTimeout: true }))
}

/** Starts what comes with the frame once somebody is signed in; returns what stops it. */
const withSession = (): (() => void) => {
  let stop = (): void => undefined
  let left = false
  const start = async (): Promise<void> => {
    const { startSignedIn } = await import('./signed-in-services.ts')
    if (!left) stop = startSignedIn()
  }
  const look = (): void => {
    if (currentUser() === null) return
    unwatch()
    // Where it cannot be loaded, neither can the screen, which says so.
    void start().catch(() => undefined)
  }
  const unwatch = watchUser(look)
  look()
  return () => {
    left = true
    unwatch()
    stop()
  }
}

/** Starts what runs beside the screens; returns what stops it. */
export const startServices = (): (() => void) => {
  const stops = [onExpiry((asked) => void expire(asked)), withSession()]
  window.addEventListener('online', backOnline)
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('online', backOnline)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
