import { fieldPath } from '../../plumbing/paths/field-path.ts'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  field: {
    spec: 'R166',
    path: fieldPath,
    access: 'field',
    load: () => import('./field-screen.tsx').then((m) => m.FieldScreen),
  },
} as const satisfies Screens
