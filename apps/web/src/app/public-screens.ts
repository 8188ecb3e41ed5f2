import type { Screens } from '../plumbing/paths/screen.ts'

/** The screens of no room that anybody may see. */
export const publicScreens = {
  'error.unresponsive': {
    spec: 'R002',
    path: '/error-unresponsive',
    access: 'public',
    alone: true,
    load: () => import('./unresponsive-screen.tsx').then((m) => m.UnresponsiveScreen),
  },
  'error.forbidden': {
    spec: 'R038',
    path: '/error-forbidden',
    access: 'public',
    load: () => import('./error-screens.tsx').then((m) => m.ForbiddenScreen),
  },
  'error.headless-forbidden': {
    spec: 'R040',
    path: '/headless-error-forbidden',
    access: 'public',
    alone: true,
    load: () => import('./error-screens.tsx').then((m) => m.HeadlessForbiddenScreen),
  },
  'not-found': {
    spec: 'R037',
    path: '/not-found',
    access: 'public',
    load: () => import('./error-screens.tsx').then((m) => m.NotFoundScreen),
  },
} as const satisfies Screens
