import { IconSettings, IconUserHeart, IconUsers } from '@tabler/icons-react'
import type { Screens } from '../plumbing/paths/screen.ts'
import { publicScreens } from './public-screens.ts'

/** The screens on which rooms meet, and those of no room. */
export const screens = {
  caregiver: {
    spec: 'R041',
    path: '/caregivers/:id',
    access: 'staff',
    needs: 'caregivers.read',
    load: () => import('./redirect-screen.tsx').then((m) => m.CaregiverRedirectScreen),
  },
  ...publicScreens,
  clients: {
    spec: 'R080',
    path: '/clients',
    access: 'staff',
    needs: 'clients.read',
    menu: { group: 'Clients', label: 'Clients', icon: IconUserHeart, key: 'c' },
    load: () => import('./clients-screen.tsx').then((m) => m.ClientsScreen),
  },
  client: {
    spec: 'R083',
    path: '/clients/:clientId',
    shows: ['client'],
    access: 'staff',
    needs: 'clients.read',
    sample: 'clients?search=a',
    load: () => import('./client-screen.tsx').then((m) => m.ClientScreen),
  },
  agents: {
    spec: 'R100',
    path: '/agents',
    access: 'staff',
    needs: 'caregivers.read',
    menu: { group: 'Caregivers', label: 'Caregivers', icon: IconUsers, key: 'p' },
    load: () => import('./agents-screen.tsx').then((m) => m.AgentsScreen),
  },
  agent: {
    spec: 'R102',
    path: '/agents/:agentId',
    shows: ['agent'],
    access: 'staff',
    needs: 'caregivers.read',
    sample: 'caregivers?search=greene',
    load: () => import('./agent-screen.tsx').then((m) => m.AgentScreen),
  },
  admin: {
    spec: 'R050',
    path: '/admin',
    access: 'staff',
    outside: true,
    menu: { group: 'Admin', label: 'Admin', icon: IconSettings, key: 'a' },
    load: () => import('./admin-screen.tsx').then((m) => m.AdminScreen),
  },
  visit: {
    spec: 'R031',
    path: '/visits/:id',
    shows: ['visit'],
    access: 'staff',
    needs: 'visits.read',
    sample: 'visits?status=approved',
    load: () => import('./visit-screen.tsx').then((m) => m.VisitScreen),
  },
} as const satisfies Screens
