import { listSessions } from '@homeward/contract/accounts'
import { getInvite } from '@homeward/contract/invites'
import { getSite } from '@homeward/contract/signups'
import { queryOf } from '../../plumbing/query.ts'

export const siteQuery = () => queryOf(getSite, {})
export const inviteQuery = (id: string) => queryOf(getInvite, { id })
export const sessionsQuery = (page: number) => queryOf(listSessions, { page })
