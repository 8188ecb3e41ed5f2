import { IconHome } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  dashboard: {
    spec: 'R020',
    path: '/dashboard',
    access: 'staff',
    menu: { group: 'Dashboard', label: 'Dashboard', icon: IconHome, key: 'd' },
    load: () => import('./dashboard-screen.tsx').then((m) => m.DashboardScreen),
  },
} as const satisfies Screens
