import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'admin.documents': {
    path: '/admin/documents',
    access: 'staff',
    needs: 'files.read',
    admin: {
      group: 'Integrations and data',
      title: 'Documents',
      hint: 'Contracts, licenses, policies and other agency documents.',
    },
    load: () => import('./agency-files-screen.tsx').then((m) => m.AgencyFilesScreen),
  },
} as const satisfies Screens
