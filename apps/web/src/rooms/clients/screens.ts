import { IconBuildingBank, IconBuildingHospital } from '@tabler/icons-react'
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
  'client-absences': {
    path: '/client-absences',
    plain: 'client_absence',
    access: 'staff',
    needs: 'clients.read',
    menu: { group: 'Clients', label: 'Client absences', icon: IconBuildingHospital },
    load: () => import('./absences-screen.tsx').then((m) => m.ClientAbsencesScreen),
  },
  'client-payors': {
    path: '/client-payors',
    plain: 'client_payor',
    access: 'staff',
    needs: 'clients.read',
    menu: { group: 'Clients', label: 'Client payors', icon: IconBuildingBank },
    load: () => import('./payors-screen.tsx').then((m) => m.ClientPayorsScreen),
  },
} as const satisfies Screens
