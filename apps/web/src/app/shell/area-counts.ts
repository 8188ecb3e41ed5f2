import { type AreaCount, areaCounts } from '@homeward/contract/insights/areas'
import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { useQuery } from '@tanstack/react-query'
import { askAnew } from '../../plumbing/live/ask-anew.ts'
import { liveTopic } from '../../plumbing/live/topics.ts'
import type { PathId } from '../../plumbing/paths/list.ts'
import { to } from '../../plumbing/paths/to.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'
import { chosenOfficeOf } from '../../plumbing/session/chosen-office.ts'
import { agencyOf, may } from '../../plumbing/session/session.ts'
import { unreadCount } from '../../rooms/collaboration/unread-query.ts'

/** How many records a line of the menu leads to, in words for who cannot see the line; `waits` for a person. */
export type LineCount = { total: string; words: string; href: string; waits: boolean }

const gathering = 5000
let timer: ReturnType<typeof setTimeout> | undefined

/** Much changes in the morning, and every page shows the menu: it counts again at most every few seconds. */
liveTopic(['client', 'agent', 'visit', 'claim'], () => {
  timer ??= setTimeout(() => {
    timer = undefined
    askAnew([keyOf('insights', areaCounts)])
  }, gathering)
  return []
})

/** The counts of the menu by the page whose list has that very number of records. */
export const useAreaCounts = (user: SessionUser): Partial<Record<PathId, LineCount>> => {
  const inside = agencyOf(user) !== undefined
  const office_id = chosenOfficeOf(user)?.id
  const { data } = useQuery({
    ...queryOf(areaCounts, office_id === undefined ? {} : { office_id }),
    enabled: inside && may(user, 'search.use'),
    meta: { mayTimeOut: true, quiet: true },
  })
  const unread = useQuery({ ...unreadCount, enabled: inside }).data?.unread ?? 0
  const active = { status: 'active' }
  return {
    ...line('clients', data?.clients, 'active', to('clients', {}, active)),
    ...line('agents', data?.caregivers, 'active', to('agents', {}, active)),
    ...line('visits.exceptions', data?.visits, 'to clear', to('visits.exceptions'), true),
    ...line(
      'billing.claims',
      data?.claims,
      'waiting',
      to('billing.claims', {}, { status: 'all', step: 'waiting' }),
      true,
    ),
    ...line(
      'notifications',
      { total: unread, capped: false },
      'unread',
      to('notifications', {}, { state: 'unread' }),
      true,
    ),
  }
}

const line = (
  id: PathId,
  count: AreaCount | undefined,
  state: string,
  href: string,
  waits = false,
): Partial<Record<PathId, LineCount>> => {
  if (!count || count.total === 0) return {}
  const total = `${count.total.toLocaleString('en-US')}${count.capped ? '+' : ''}`
  return { [id]: { total, words: `${total} ${state}`, href, waits } }
}
