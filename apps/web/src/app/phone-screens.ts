import type { Screens } from '../plumbing/paths/screen.ts'

/** What people in the field come by, and what is said to them there. */
export const phoneScreens = {
  field: {
    spec: 'R166',
    path: '/field',
    access: 'field',
    load: () => import('./field-day-screen.tsx').then((m) => m.FieldDayScreen),
  },
  'field.week': {
    path: '/field/week',
    access: 'field',
    load: () => import('./field-week-screen.tsx').then((m) => m.FieldWeekScreen),
  },
  'field.open': {
    path: '/field/open',
    access: 'field',
    load: () => import('./field-open-screen.tsx').then((m) => m.FieldOpenScreen),
  },
  'field.pay': {
    path: '/field/pay',
    access: 'field',
    load: () => import('./field-pay-screen.tsx').then((m) => m.FieldPayScreen),
  },
  'field.time': {
    path: '/field/time',
    access: 'field',
    load: () => import('./field-time-screen.tsx').then((m) => m.FieldTimeScreen),
  },
  'field.visit': {
    path: '/field/visits/:id',
    access: 'field',
    load: () => import('./field-visit-screen.tsx').then((m) => m.FieldVisitScreen),
  },
  redirect: {
    spec: 'R039',
    path: '/redirect',
    access: 'signed_in',
    outside: true,
    load: () => import('./redirect-screen.tsx').then((m) => m.RedirectScreen),
  },
  account: {
    spec: 'R021',
    path: '/account',
    access: 'signed_in',
    outside: true,
    load: () => import('./account-screen.tsx').then((m) => m.AccountScreen),
  },
  // The account leads there, which may be the first page that is opened.
  'account.password': {
    spec: 'R022',
    path: '/account/change-password',
    access: 'signed_in',
    outside: true,
    load: () =>
      import('../rooms/identity/account/change-password-screen.tsx').then(
        (m) => m.ChangePasswordScreen,
      ),
  },
} as const satisfies Screens
