import type { Screens } from '../../plumbing/paths/screen.ts'

/** For those who work on the product: every part of its look. It is no part of what is built. */
export const designScreens: Screens = {
  design: {
    path: '/design',
    access: 'public',
    alone: true,
    load: () => import('./design-screen.tsx').then((m) => m.DesignScreen),
  },
}
