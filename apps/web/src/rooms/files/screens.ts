import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'admin.documents': {
    path: '/admin/documents',
    access: 'staff',
    needs: 'files.read',
    admin: {
      group: 'Connections and data',
      title: 'Documents',
      hint: 'What the agency keeps for itself: contracts, licenses, policies.',
    },
    load: () => import('./agency-files-screen.tsx').then((m) => m.AgencyFilesScreen),
  },
} as const satisfies Screens
