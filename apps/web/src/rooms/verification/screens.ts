import { IconCloudCheck } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'admin.verifications': {
    spec: 'R061',
    path: '/admin/verifications',
    shows: ['vendor_verification'],
    showsBy: (id) => ({ status: 'all', open: id }),
    access: 'staff',
    needs: 'verifications.read',
    menu: { group: 'Visits', label: 'EVV sync', icon: IconCloudCheck },
    admin: {
      group: 'Integrations and data',
      title: 'EVV sync',
      hint: 'What EVV vendors were told, what they refused, and what waits.',
    },
    load: () => import('./center/center-screen.tsx').then((m) => m.CenterScreen),
  },
} as const satisfies Screens
