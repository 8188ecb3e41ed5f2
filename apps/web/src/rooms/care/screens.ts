import { IconShieldCheck } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  authorizations: {
    path: '/authorizations',
    access: 'staff',
    needs: 'authorizations.read',
    menu: { group: 'Clients', label: 'Authorizations', icon: IconShieldCheck },
    load: () =>
      import('./authorizations/authorizations-screen.tsx').then((m) => m.AuthorizationsScreen),
  },
  careplan: {
    spec: 'R087',
    path: '/clients/:clientId/careplan/:careplanId',
    access: 'staff',
    needs: 'careplans.read',
    load: () => import('./careplan-screen.tsx').then((m) => m.CareplanScreen),
  },
  'careplan.edit': {
    spec: 'R088',
    path: '/clients/:clientId/careplan/:careplanId/edit',
    access: 'staff',
    needs: 'careplans.write',
    load: () => import('./careplan-edit-screen.tsx').then((m) => m.CareplanEditScreen),
  },
} as const satisfies Screens
