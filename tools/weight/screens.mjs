/**
 * A screen, the sources that a browser loads for it by itself, and what it may weigh at most.
 * @typedef {{ name: string, sources: string[], gzip: number, files: number }} Screen
 */

const app = 'apps/web/src/app'
const rooms = 'apps/web/src/rooms'

/** The page itself, and the offer of a new version. */
const everywhere = ['apps/web/src/main.tsx', `${app}/update-prompt.tsx`]

/** Messages, the tools of the top bar and the channel of live changes. */
const signedIn = [
  ...everywhere,
  `${app}/messages.tsx`,
  `${app}/shell/tools.tsx`,
  'node_modules/socket.io-client/build/esm/index.js',
]

const office = [...signedIn, `${app}/shell/overlays.tsx`, `${app}/shell/phone-menu.tsx`]

/** @type {Screen[]} */
export const screens = [
  {
    name: 'sign-in',
    sources: [...everywhere, `${rooms}/identity/sign-in/sign-in-screen.tsx`],
    gzip: 222,
    files: 15,
  },
  {
    name: 'dashboard',
    sources: [...office, `${rooms}/insights/dashboard-screen.tsx`],
    gzip: 316,
    files: 15,
  },
  { name: 'clients', sources: [...office, `${app}/clients-screen.tsx`], gzip: 378, files: 15 },
  {
    name: 'phone',
    sources: [...signedIn, `${rooms}/field/field-screen.tsx`],
    gzip: 310,
    files: 15,
  },
  {
    name: 'phone, a visit',
    sources: [...signedIn, `${rooms}/field/field-screen.tsx`, `${app}/field-visit-screen.tsx`],
    gzip: 334,
    files: 15,
  },
]
