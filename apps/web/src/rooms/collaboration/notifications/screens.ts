import { IconBell } from '@tabler/icons-react'
import type { Screens } from '../../../plumbing/paths/screen.ts'

/** What is said to a person, in the office and in the field. */
export const screens = {
  notifications: {
    spec: 'R024',
    path: '/notifications',
    access: 'signed_in',
    menu: { group: 'Notifications', label: 'Notifications', icon: IconBell, key: 'n' },
    load: () => import('./notifications-screen.tsx').then((m) => m.NotificationsScreen),
  },
  notification: {
    spec: 'R025',
    path: '/notifications/:notificationId',
    access: 'signed_in',
    sample: 'notifications',
    load: () => import('./notification-screen.tsx').then((m) => m.NotificationScreen),
  },
} as const satisfies Screens
