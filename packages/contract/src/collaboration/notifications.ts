import { notificationKinds } from '@homeward/domain/collaboration/notifications'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { id, instant, paging } from '../fields.ts'

export const Notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  /** The record that it is about; null if there is none to open. */
  subject_type: z.string().nullable(),
  subject_id: id.nullable(),
  created_at: instant,
  read_at: instant.nullable(),
  acknowledged_at: instant.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
  room: 'collaboration',
  spec: 'E073',
  summary: "List the user's notifications, newest first",
  method: 'GET',
  path: '/notifications',
  permission: 'signed_in',
  input: {
    state: z.enum(['unread', 'unacknowledged', 'all']).default('all'),
    kind: z.enum(notificationKinds).optional(),
    ...paging(30),
  },
  returns: page(Notification),
  quiet: true,
})

export const countNotifications = endpoint({
  room: 'collaboration',
  summary: "Count the user's unread notifications",
  method: 'GET',
  path: '/notifications_count',
  permission: 'signed_in',
  returns: record(z.object({ unread: z.int() })),
})

export const getNotification = endpoint({
  room: 'collaboration',
  spec: 'E074',
  summary: 'Get a notification of the user',
  method: 'GET',
  path: '/notifications/:id',
  permission: 'signed_in',
  returns: record(Notification),
})

const marks = { read: z.boolean().optional(), acknowledged: z.boolean().optional() }

export const updateNotification = endpoint({
  room: 'collaboration',
  spec: 'E075',
  summary: 'Mark a notification as read or acknowledged; acknowledging also marks it as read',
  method: 'PATCH',
  path: '/notifications/:id',
  permission: 'signed_in',
  input: {
    ...marks,
    /** The format of older calls: any instant sets the mark, null removes it. */
    read_at: instant.nullable().optional(),
    acknowledged_at: instant.nullable().optional(),
  },
  returns: record(Notification),
})

export const updateNotifications = endpoint({
  room: 'collaboration',
  summary: 'Mark notifications as read or acknowledged; without IDs, all of them',
  method: 'PATCH',
  path: '/notifications',
  permission: 'signed_in',
  input: { ids: z.array(id).min(1).max(200).optional(), ...marks },
  returns: record(z.object({ changed: z.int() })),
})

const NotificationChoice = z.object({ kind: z.enum(notificationKinds), email: z.boolean() })

export const listNotificationChoices = endpoint({
  room: 'collaboration',
  summary: 'Get which notifications are also sent by e-mail',
  method: 'GET',
  path: '/notification_choices',
  permission: 'signed_in',
  returns: record(z.object({ choices: z.array(NotificationChoice) })),
})

export const updateNotificationChoices = endpoint({
  room: 'collaboration',
  summary: 'Set which notifications are also sent by e-mail',
  method: 'PATCH',
  path: '/notification_choices',
  permission: 'signed_in',
  input: { choices: z.array(NotificationChoice).min(1).max(50) },
  returns: record(z.object({ choices: z.array(NotificationChoice) })),
})
