import { listComments } from '@homeward/contract/collaboration/comments'
import type { ParentOf } from '@homeward/domain/files/subjects'
import {
  getNotification,
  listNotificationChoices,
  listNotifications,
} from '@homeward/contract/collaboration/notifications'
import { toldTouches } from '../../plumbing/live/told.ts'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

/** What a comment hangs on. */
export type Parent = { type: ParentOf<'comment'>; id: string }

const inPlace = { quiet: true, mayTimeOut: true }
const few = 6

/** The newest own notifications, for the popover of the bell. */
export const latestNotifications = {
  ...queryOf(listNotifications, { items: few }),
  meta: inPlace,
}

export const notificationQuery = (id: string) => ({
  ...queryOf(getNotification, { id }),
  meta: { quiet: true },
})

export const choicesQuery = { ...queryOf(listNotificationChoices, {}), meta: inPlace }

/** Comments of a record, oldest first; kept on the phone for the time without a network. */
export const commentsQuery = ({ type, id }: Parent, page: number) => ({
  ...queryOf(listComments, { parent_type: type, parent_id: id, page }),
  meta: { ...inPlace, keep: type === 'Visit' },
})

const room = listNotifications.room

liveTopic('comments', () => [keyOf(room, listComments)])
toldTouches(
  'notification',
  [listNotifications, getNotification].map((one) => keyOf(room, one)),
)
