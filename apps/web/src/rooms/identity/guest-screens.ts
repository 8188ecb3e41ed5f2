import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room for people without a session. */
export const guestScreens = {
  landing: {
    spec: 'R001',
    path: '/',
    access: 'public',
    alone: true,
    load: () => import('./guest/landing-screen.tsx').then((m) => m.LandingScreen),
  },
  signin: {
    spec: 'R003',
    path: '/signin',
    access: 'guest',
    alone: true,
    bare: true,
    load: () => import('./sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen),
  },
  'reset-password': {
    spec: 'R004',
    path: '/reset-password',
    access: 'guest',
    alone: true,
    load: () => import('./invites/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
  },
  signup: {
    path: '/signup',
    access: 'guest',
    alone: true,
    load: () => import('./signup/signup-screen.tsx').then((m) => m.SignupScreen),
  },
  'signup.success': {
    path: '/signup-success',
    access: 'public',
    alone: true,
    load: () => import('./signup/signup-success-screen.tsx').then((m) => m.SignupSuccessScreen),
  },
  'invite.reset-password': {
    spec: 'R007',
    path: '/invite/reset-password',
    access: 'public',
    alone: true,
    load: () => import('./invites/invite-screen.tsx').then((m) => m.InviteScreen),
  },
  'invite.accept': {
    spec: 'R008',
    path: '/accept-invite',
    access: 'public',
    alone: true,
    load: () => import('./invites/invite-screen.tsx').then((m) => m.InviteScreen),
  },
  'invite.accepted': {
    spec: 'R009',
    path: '/accept-invite-success',
    access: 'public',
    alone: true,
    load: () => import('./invites/accepted-screen.tsx').then((m) => m.InviteAcceptedScreen),
  },
} as const satisfies Screens
