import { countNotifications } from '@homeward/contract/collaboration/notifications'
import { toldTouches } from '../../plumbing/live/told.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

const minute = 60_000

/**
 * How many own notifications are unread; asked anew now and then, as a phone has no live channel. Apart from
 * the other queries of the room, because every page begins with it.
 */
export const unreadCount = {
  ...queryOf(countNotifications, {}),
  meta: { mayTimeOut: true },
  refetchInterval: minute,
}

toldTouches('notification', [keyOf(countNotifications.room, countNotifications)])
