import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../plumbing/api/errors.ts'
import { showFailure } from '../plumbing/failures/show.ts'
import { go } from '../plumbing/paths/navigate.ts'
import { pathOf } from '../plumbing/paths/list.ts'
import { to } from '../plumbing/paths/to.ts'
import { refreshSession } from '../plumbing/session/lifecycle.ts'

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
      await refreshSession()
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
  const stops = [
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
