import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'admin.imports': {
    path: '/admin/imports',
    access: 'staff',
    needs: 'imports.write',
    admin: {
      group: 'Integrations and data',
      title: 'Import',
      hint: 'Import clients and caregivers from a spreadsheet.',
    },
    load: () => import('./imports-screen.tsx').then((m) => m.ImportsScreen),
  },
  'admin.imports.add': {
    path: '/admin/imports/add',
    access: 'staff',
    needs: 'imports.write',
    load: () => import('./import-add-screen.tsx').then((m) => m.ImportAddScreen),
  },
  'admin.import': {
    path: '/admin/imports/:importId',
    access: 'staff',
    needs: 'imports.write',
    load: () => import('./import-screen.tsx').then((m) => m.ImportScreen),
  },
  'admin.exports': {
    path: '/admin/exports',
    access: 'staff',
    needs: 'agency.export',
    admin: {
      group: 'Integrations and data',
      title: 'Export',
      hint: 'Download all records and files in one archive.',
    },
    load: () => import('./exports-screen.tsx').then((m) => m.ExportsScreen),
  },
} as const satisfies Screens
