import { listSessions } from '@homeward/contract/identity/accounts'
import { getInvite, type PublicInvite } from '@homeward/contract/identity/invites'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../plumbing/api/call.ts'
import { ApiError } from '../../plumbing/api/errors.ts'
import { queryOf } from '../../plumbing/query.ts'

export const sessionsQuery = (page: number) => queryOf(listSessions, { page })

/**
 * An invite; null where nobody knows it, which its page says in words of its own. It is asked for
 * once: accepting it must not turn the page into "done already" under somebody's hands.
 */
export const inviteQuery = (id: string) =>
  queryOptions({
    queryKey: queryOf(getInvite, { id }).queryKey,
    queryFn: async ({ signal }): Promise<PublicInvite | null> => {
      try {
        return await call(getInvite, { id }, { signal })
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null
        throw error
      }
    },
    staleTime: 'static',
    meta: { quiet: true },
  })
