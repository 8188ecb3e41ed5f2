import { listSessions } from '@homeward/contract/accounts'
import { getInvite } from '@homeward/contract/invites'
import { getSite } from '@homeward/contract/signups'
import { queryOf } from '../../plumbing/query.ts'

export const siteQuery = () => queryOf(getSite, {})
/** Asked once: accepting it must not turn the page into "done already" under somebody's hands. */
export const inviteQuery = (id: string) => ({
  ...queryOf(getInvite, { id }),
  staleTime: 'static' as const,
})
export const sessionsQuery = (page: number) => queryOf(listSessions, { page })
