import {
  IconBuildings,
  IconKey,
  IconListCheck,
  IconMailForward,
  IconShieldCheck,
  IconUserQuestion,
} from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'
import { guestScreens } from './guest-screens.ts'

/** The screens of this room. */
export const screens = {
  ...guestScreens,
  'admin.accounts': {
    path: '/admin/accounts',
    shows: ['invite', 'user'],
    access: 'staff',
    needs: 'accounts.read',
    menu: { group: 'Admin', label: 'Accounts', icon: IconKey },
    admin: {
      group: 'People and access',
      title: 'Accounts',
      hint: 'Send invites, reset passwords and sign people out.',
    },
    load: () => import('./admin/accounts-screen.tsx').then((m) => m.AccountsScreen),
  },
  'admin.access': {
    path: '/admin/access',
    access: 'staff',
    needs: 'access.read',
    menu: { group: 'Admin', label: 'Access', icon: IconShieldCheck },
    admin: {
      group: 'People and access',
      title: 'Access',
      hint: 'Permissions by role.',
    },
    load: () => import('./admin/access-screen.tsx').then((m) => m.AccessScreen),
  },
  'admin.activities': {
    spec: 'R051',
    path: '/admin/activities',
    access: 'staff',
    needs: 'audit.read',
    menu: { group: 'Admin', label: 'Activity log', icon: IconListCheck },
    admin: {
      group: 'People and access',
      title: 'Activity log',
      hint: 'All changes to all records, newest first.',
    },
    load: () => import('./audit-screen.tsx').then((m) => m.AuditScreen),
  },
  'admin.failed-sign-ins': {
    path: '/admin/failed-sign-ins',
    access: 'staff',
    needs: 'audit.read',
    admin: {
      group: 'People and access',
      title: 'Failed sign-ins',
      hint: 'Wrong passwords and codes by account and IP address.',
    },
    load: () => import('./admin/failed-sign-ins-screen.tsx').then((m) => m.FailedSignInsScreen),
  },
  'admin.agencies': {
    path: '/admin/agencies',
    access: 'staff',
    needs: 'agencies.manage',
    outside: true,
    menu: { group: 'Admin', label: 'Agencies', icon: IconBuildings },
    admin: { group: 'Platform', title: 'Agencies', hint: 'All agencies of this platform.' },
    load: () => import('./admin/agencies-screen.tsx').then((m) => m.AgenciesScreen),
  },
  'admin.signup-requests': {
    path: '/admin/signup-requests',
    access: 'staff',
    needs: 'signup_requests.decide',
    outside: true,
    menu: { group: 'Admin', label: 'Signup requests', icon: IconUserQuestion },
    admin: {
      group: 'Platform',
      title: 'Signup requests',
      hint: 'Approve or reject agencies that request access.',
    },
    load: () => import('./admin/signup-requests-screen.tsx').then((m) => m.SignupRequestsScreen),
  },
  'admin.outbox': {
    path: '/admin/outbox',
    access: 'staff',
    needs: 'mails.read',
    outside: true,
    menu: { group: 'Admin', label: 'Outbox', icon: IconMailForward },
    admin: {
      group: 'Platform',
      title: 'Outbox',
      hint: 'Sent mail, and mail waiting for a mail server.',
    },
    load: () => import('./admin/outbox-screen.tsx').then((m) => m.OutboxScreen),
  },
} as const satisfies Screens
