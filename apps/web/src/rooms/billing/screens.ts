import { IconAlertTriangle, IconFileText, IconReceipt, IconScale } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'billing.claims': {
    spec: 'R122',
    path: '/billing/claims',
    shows: ['claim'],
    showsBy: (id) => ({ status: 'all', claim: id }),
    access: 'staff',
    needs: 'claims.read',
    menu: { group: 'Billing', label: 'Claims', icon: IconFileText, key: 'b' },
    load: () => import('./claims/claims-screen.tsx').then((m) => m.ClaimsScreen),
  },
  'billing.eras': {
    spec: 'R125',
    path: '/billing/eras',
    access: 'staff',
    needs: 'remittances.read',
    menu: { group: 'Billing', label: 'Remittances', icon: IconReceipt, key: 'r' },
    load: () => import('./remittances/eras-screen.tsx').then((m) => m.ErasScreen),
  },
  'billing.era': {
    spec: 'R128',
    path: '/billing/eras/:eraId',
    shows: ['era'],
    access: 'staff',
    needs: 'remittances.read',
    sample: 'eras?status=posted',
    load: () => import('./remittances/era-screen.tsx').then((m) => m.EraScreen),
  },
  'billing.era-claims': {
    spec: 'R126',
    path: '/billing/eras/claims',
    access: 'staff',
    needs: 'remittances.read',
    load: () => import('./remittances/era-claims-screen.tsx').then((m) => m.EraClaimsScreen),
  },
  'billing.era-charges': {
    spec: 'R127',
    path: '/billing/eras/charges',
    access: 'staff',
    needs: 'remittances.read',
    load: () => import('./remittances/era-charges-screen.tsx').then((m) => m.EraChargesScreen),
  },
  'billing.denials': {
    path: '/billing/denials',
    access: 'staff',
    needs: 'claims.read',
    menu: { group: 'Billing', label: 'Denials', icon: IconAlertTriangle },
    load: () => import('./denials/denials-screen.tsx').then((m) => m.DenialsScreen),
  },
  'billing.journal': {
    spec: 'R121',
    path: '/billing/journal',
    access: 'staff',
    needs: 'journal.read',
    menu: { group: 'Billing', label: 'Journal', icon: IconScale, key: 'l' },
    load: () => import('./journal/journal-screen.tsx').then((m) => m.JournalScreen),
  },
} as const satisfies Screens
