import { IconStethoscope } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'admin.service-types': {
    spec: 'R064',
    path: '/admin/service-types/:serviceType?',
    access: 'staff',
    needs: 'catalogue.read',
    menu: { group: 'Admin', label: 'Services', icon: IconStethoscope },
    admin: {
      group: 'Care and billing',
      title: 'Service types',
      hint: 'Services, their codes, categories and activities.',
    },
    load: () => import('./services-screen.tsx').then((m) => m.ServicesScreen),
  },
} as const satisfies Screens
