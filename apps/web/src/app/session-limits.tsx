import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Suspense, useEffect, useState } from 'react'
import { onThisClock } from '../plumbing/clock.ts'
import { lazyOr, nothing } from '../plumbing/lazy-or.ts'
import { showFailure } from '../plumbing/failures/show.ts'
import { followActivity, lastActivity, noteActivity } from '../plumbing/session/activity.ts'
import { lockSession } from '../plumbing/session/lifecycle.ts'
import { worksOffline } from '../plumbing/session/offline-work.ts'
import { useSession } from '../plumbing/session/session.ts'
import { type SessionState, sessionStateOf } from '../plumbing/session/time-limits.ts'
import { touchWhenDue } from '../plumbing/session/touch.ts'
import { whenIdle } from '../plumbing/when-idle.ts'
import { useNow } from '../ui/text/use-now.ts'

const dialogs = () => import('./session-dialogs.tsx')
const IdleDialog = lazyOr(() => dialogs().then((m) => m.IdleDialog), nothing)
const AgeDialog = lazyOr(() => dialogs().then((m) => m.AgeDialog), nothing)

/** Ends a session that nobody works in, or that is too old; warns a minute before. */
export const SessionLimits = () => {
  const user = useSession()
  return user && <Limits key={user.id} user={user} />
}

const Limits = ({ user }: { user: SessionUser }) => {
  const now = useNow(1000)
  const current = sessionStateNow(user)
  const [dismissed, dismiss] = useState(false)

  useEffect(noteActivity, [])
  // The words are there before they are needed; without them the session ends all the same.
  useEffect(() => whenIdle(() => void dialogs().catch(() => undefined)), [])
  useEffect(() => followActivity(() => sessionStateNow(user).state === 'fine'), [user])
  useEffect(() => {
    // To sign in is to be here, as was just noted; what was rendered before does not know it yet.
    if (sessionStateNow(user).state === 'over') lockSession()
    else void touchWhenDue(user.idle_timeout).catch(tolerate)
  }, [now, user])

  if (current.state !== 'ending') return null
  const props = { seconds: current.seconds, onLock: () => lockSession(true) }
  return (
    <Suspense>
      {current.why === 'idle' && <IdleDialog {...props} />}
      {current.why !== 'idle' && !dismissed && (
        <AgeDialog {...props} onDismiss={() => dismiss(true)} />
      )}
    </Suspense>
  )
}

const sessionStateNow = ({
  idle_timeout: idleMinutes,
  expires_at: endsAt,
}: SessionUser): SessionState =>
  worksOffline()
    ? { state: 'fine' }
    : sessionStateOf({
        now: Date.now(),
        activeAt: lastActivity(),
        idleMinutes,
        endsAt: onThisClock(endsAt),
      })

/** Nobody waits for it, so no answer at all is no trouble. */
const tolerate = (error: unknown): void => showFailure(error, { allowTimeout: true })
