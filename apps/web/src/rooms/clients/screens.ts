import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'clients.archived': {
    path: '/clients/archived',
    access: 'staff',
    needs: 'clients.write',
    load: () => import('./archive/archived-screen.tsx').then((m) => m.ArchivedScreen),
  },
  'clients.add': {
    spec: 'R082',
    path: '/clients/add',
    access: 'staff',
    needs: 'clients.write',
    load: () => import('./client-add-screen.tsx').then((m) => m.ClientAddScreen),
  },
  'client.edit': {
    spec: 'R084',
    path: '/clients/:clientId/edit',
    access: 'staff',
    needs: 'clients.write',
    sample: 'clients',
    load: () => import('./client-edit-screen.tsx').then((m) => m.ClientEditScreen),
  },
  'client.edit.tab': {
    spec: 'R085',
    path: '/clients/:clientId/edit/:tab',
    access: 'staff',
    needs: 'clients.write',
    load: () => import('./client-edit-screen.tsx').then((m) => m.ClientEditScreen),
  },
} as const satisfies Screens
