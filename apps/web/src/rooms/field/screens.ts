import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  field: {
    spec: 'R166',
    path: '/field',
    access: 'field',
    load: () => import('./field-screen.tsx').then((m) => m.FieldScreen),
  },
} as const satisfies Screens
