/**
 * A screen: the sources that it is drawn of, those that a browser loads by itself once it stands, and what
 * all of them may weigh at most.
 * @typedef {{ name: string, first: string[], later: string[], gzip: number, files: number }} Screen
 */

const app = 'apps/web/src/app'
const rooms = 'apps/web/src/rooms'

/** The page itself. */
const page = 'apps/web/src/main.tsx'

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
    gzip: 192,
    files: 15,
  },
  {
    name: 'dashboard',
    first: [page, `${rooms}/insights/dashboard-screen.tsx`],
    later: office,
    gzip: 284,
    files: 15,
  },
  {
    name: 'clients',
    first: [page, `${app}/clients-screen.tsx`],
    later: office,
    gzip: 334,
    files: 16,
  },
  {
    name: 'phone',
    first: [page, `${rooms}/field/field-screen.tsx`],
    later: signedIn,
    gzip: 278,
    files: 15,
  },
  {
    name: 'phone, a visit',
    first: [page, `${app}/field-visit-screen.tsx`],
    later: [...signedIn, `${rooms}/field/field-screen.tsx`],
    gzip: 304,
    files: 15,
  },
]
