import type { Screens } from '../../plumbing/paths/screen.ts'
import { screens as news } from './notifications/screens.ts'

/** The screens of this room. */
export const screens = {
  'admin.notes': {
    spec: 'R060',
    path: '/admin/notes',
    access: 'staff',
    needs: 'clients.read',
    admin: {
      group: 'People and access',
      title: 'Notes',
      hint: 'Comments and notes across all records.',
    },
    load: () => import('./notes/notes-screen.tsx').then((m) => m.NotesScreen),
  },
  ...news,
} as const satisfies Screens
