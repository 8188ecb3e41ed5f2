/**
 * A screen: the sources that it is drawn of, those that a browser loads by itself once it stands, and what
 * all of them may weigh at most.
 * @typedef {{ name: string, first: string[], later: string[], gzip: number, files: number }} Screen
 */

const app = 'apps/web/src/app'
const rooms = 'apps/web/src/rooms'

/** The page itself. */
const page = 'apps/web/src/main.tsx'

/** The frame of people with a session, and the list of their screens. */
const frame = [page, `${app}/frames.tsx`, `${app}/screens.ts`]

/** The offer of a new version. */
const everywhere = [`${app}/update-prompt.tsx`]

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
    first: [page, `${rooms}/identity/sign-in/sign-in-screen.tsx`],
    later: everywhere,
    gzip: 130,
    files: 15,
  },
  {
    name: 'dashboard',
    first: [...frame, `${rooms}/insights/dashboard-screen.tsx`],
    later: office,
    gzip: 252,
    files: 15,
  },
  {
    name: 'clients',
    first: [...frame, `${app}/clients-screen.tsx`],
    later: office,
    gzip: 295,
    files: 17,
  },
  {
    name: 'phone',
    first: [...frame, `${rooms}/field/field-screen.tsx`],
    later: signedIn,
    gzip: 257,
    files: 15,
  },
  {
    name: 'phone, a visit',
    first: [...frame, `${app}/field-visit-screen.tsx`],
    later: [...signedIn, `${rooms}/field/field-screen.tsx`],
    gzip: 286,
    files: 17,
  },
]
