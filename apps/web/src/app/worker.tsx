import { Suspense, useEffect, useState } from 'react'
import { lazyOr, nothing } from '../plumbing/lazy-or.ts'
import { useSession } from '../plumbing/session/session.ts'
import { whenIdle } from '../plumbing/when-idle.ts'
import { isField } from './home.ts'

const UpdatePrompt = lazyOr(
  () => import('./update-prompt.tsx').then((m) => m.UpdatePrompt),
  nothing,
)

/**
 * The service worker, once the page of somebody stands: a guest needs none. One that is there already
 * offers its new version to everybody.
 */
export const Worker = () => {
  const user = useSession()
  const [wanted, want] = useState(() => Boolean(navigator.serviceWorker?.controller))
  const surface = user && (isField(user) ? 'field' : 'office')
  useEffect(() => {
    if (surface === null) return
    const keep = async () => {
      const { keepFiles, noteSurface } = await import('../plumbing/offline/kept-files.ts')
      await noteSurface(surface)
      want(true)
      await keepFiles(surface)
    }
    whenIdle(() => void keep().catch(() => undefined))
  }, [surface])
  if (!wanted) return null
  return (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  )
}
