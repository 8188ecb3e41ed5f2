/**
 * A screen: the sources that it is drawn of, those that a browser loads by itself once it stands, and what
 * the former and all of them may weigh at most, in how many files.
 * @typedef {{ name: string, first: string[], later: string[], gzip: number, all: number, files: number }} Screen
 */

const app = 'apps/web/src/app'
const rooms = 'apps/web/src/rooms'

/** The page itself. */
const page = 'apps/web/src/main.tsx'

/** The frame of people with a session, and what the office has beside it. */
const frame = [page, `${app}/frames.tsx`]
const officeFrame = [...frame, `${app}/office-frame.tsx`, `${app}/screens.ts`]

/** What opens at the top bar, messages, the channel of live changes, and the list of all screens. */
const signedIn = [
  `${app}/update-prompt.tsx`,
  `${app}/messages.tsx`,
  `${app}/shell/account-items.tsx`,
  `${app}/shell/office-items.tsx`,
  `${app}/shell/queue-panel.tsx`,
  `${rooms}/collaboration/notifications/bell-popover.tsx`,
  'apps/web/src/ui/feedback/mantine-dialog.ts',
  'node_modules/socket.io-client/build/esm/index.js',
  `${app}/screens.ts`,
]

/** @type {Screen[]} */
export const screens = [
  {
    name: 'sign-in',
    first: [page, `${rooms}/identity/sign-in/sign-in-screen.tsx`],
    later: [],
    gzip: 129,
    all: 129,
    files: 15,
  },
  {
    name: 'dashboard',
    first: [...officeFrame, `${rooms}/insights/dashboard-screen.tsx`],
    later: signedIn,
    gzip: 176,
    all: 263,
    files: 15,
  },
  {
    name: 'clients',
    first: [...officeFrame, `${app}/clients-screen.tsx`],
    later: signedIn,
    gzip: 251,
    all: 280,
    files: 16,
  },
  {
    name: 'phone',
    first: [...frame, `${rooms}/field/field-screen.tsx`],
    later: signedIn,
    gzip: 156,
    all: 250,
    files: 15,
  },
  {
    name: 'phone, a visit',
    first: [...frame, `${app}/field-visit-screen.tsx`],
    later: [...signedIn, `${rooms}/field/field-screen.tsx`],
    gzip: 178,
    all: 264,
    files: 16,
  },
]
