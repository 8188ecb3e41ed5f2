import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../plumbing/api/errors.ts'
import { showFailure } from '../plumbing/failures/show.ts'
import { onLive } from '../plumbing/live/live.ts'
import { go } from '../plumbing/paths/navigate.ts'
import { pathOf } from '../plumbing/paths/list.ts'
import { to } from '../plumbing/paths/to.ts'
import { refreshSession } from '../plumbing/session/lifecycle.ts'
import { currentUser, mustEnroll, watchUser } from '../plumbing/session/session.ts'

/** Whether this person may go on only after setting up a second factor. */
const held = (): boolean => {
  const user = currentUser()
  return user !== null && mustEnroll(user)
}

/**
 * The agency began to ask for a second factor while somebody worked: the session is read anew, and
 * the page of the account says what is to be done.
 */
export const watchEnrollment = (client: QueryClient): (() => void) => {
  let going = false
  const lead = async () => {
    const here = location.pathname + location.search
    if (going || location.pathname === pathOf('account').path) return
    going = true
    try {
      if (!held()) await refreshSession()
      go(to('account', {}, { redirect: here }), { force: true })
    } catch (error) {
      showFailure(error)
    } finally {
      going = false
    }
  }
  const look = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'second_factor_required') void lead()
  }
  let before = currentUser()
  const stops = [
    onLive('agency', () => void refreshSession().catch(showFailure)),
    watchUser(() => {
      const now = currentUser()
      const asked = before !== null && before.id === now?.id && !mustEnroll(before)
      before = now
      if (asked && held()) void lead()
    }),
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
