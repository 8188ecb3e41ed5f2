import * as alerts from '@homeward/contract/collaboration/alerts'
import * as comments from '@homeward/contract/collaboration/comments'
import * as notes from '@homeward/contract/collaboration/notes'
import * as notifications from '@homeward/contract/collaboration/notifications'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { createAlert, createAlerts } from './alerts/create-alerts.ts'
import { listAlerts } from './alerts/list-alerts.ts'
import { updateAlert } from './alerts/update-alert.ts'
import { createComment } from './comments/create-comment.ts'
import { deleteComment } from './comments/delete-comment.ts'
import { listComments } from './comments/list-comments.ts'
import { updateComment } from './comments/update-comment.ts'
import { listNotificationChoices, updateNotificationChoices } from './notifications/choices.ts'
import { listNotes } from './notes/list-notes.ts'
import { updateNotification, updateNotifications } from './notifications/mark-notifications.ts'
import {
  countNotifications,
  getNotification,
  listNotifications,
} from './notifications/read-notifications.ts'
import { routes as savedViews } from './saved-views/routes.ts'

export const routes: readonly Route[] = [
  on(comments.listComments, listComments),
  on(comments.createComment, createComment),
  on(comments.updateComment, updateComment),
  on(comments.deleteComment, deleteComment),
  on(alerts.listAlerts, listAlerts),
  on(alerts.createAlert, createAlert),
  on(alerts.updateAlert, updateAlert),
  on(alerts.createAlerts, createAlerts),
  on(notifications.listNotifications, listNotifications),
  on(notifications.countNotifications, countNotifications),
  on(notifications.getNotification, getNotification),
  on(notifications.updateNotification, updateNotification),
  on(notifications.updateNotifications, updateNotifications),
  on(notifications.listNotificationChoices, listNotificationChoices),
  on(notifications.updateNotificationChoices, updateNotificationChoices),
  on(notes.listNotes, listNotes),
  ...savedViews,
]
