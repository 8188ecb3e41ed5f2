import { IconBell } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'admin.notes': {
    spec: 'R060',
    path: '/admin/notes',
    access: 'staff',
    needs: 'clients.read',
    admin: {
      group: 'People and access',
      title: 'Notes',
      hint: 'Comments and notes across all records.',
    },
    load: () => import('./notes/notes-screen.tsx').then((m) => m.NotesScreen),
  },
  notifications: {
    spec: 'R024',
    path: '/notifications',
    access: 'signed_in',
    menu: { group: 'Notifications', label: 'Notifications', icon: IconBell, key: 'n' },
    load: () =>
      import('./notifications/notifications-screen.tsx').then((m) => m.NotificationsScreen),
  },
  notification: {
    spec: 'R025',
    path: '/notifications/:notificationId',
    access: 'signed_in',
    sample: 'notifications',
    load: () => import('./notifications/notification-screen.tsx').then((m) => m.NotificationScreen),
  },
} as const satisfies Screens
