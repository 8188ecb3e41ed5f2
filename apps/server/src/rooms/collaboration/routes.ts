import type { Route } from '../../plumbing/http/verb.ts'
import { listComments } from './comments/list-comments.ts'
import { createComment } from './comments/create-comment.ts'
import { updateComment } from './comments/update-comment.ts'
import { deleteComment } from './comments/delete-comment.ts'
import { listAlerts } from './alerts/list-alerts.ts'
import { createAlert, createAlerts } from './alerts/create-alerts.ts'
import { updateAlert } from './alerts/update-alert.ts'
import {
  listNotifications,
  countNotifications,
  getNotification,
} from './notifications/read-notifications.ts'
import { updateNotification, updateNotifications } from './notifications/mark-notifications.ts'
import { listNotificationChoices, updateNotificationChoices } from './notifications/choices.ts'
import { listNotes } from './notes/list-notes.ts'
import { routes as savedViews } from './saved-views/routes.ts'

export const routes: readonly Route[] = [
  listComments,
  createComment,
  updateComment,
  deleteComment,
  listAlerts,
  createAlert,
  updateAlert,
  createAlerts,
  listNotifications,
  countNotifications,
  getNotification,
  updateNotification,
  updateNotifications,
  listNotificationChoices,
  updateNotificationChoices,
  listNotes,
  ...savedViews,
]
