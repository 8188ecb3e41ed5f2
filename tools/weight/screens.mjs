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

/** The same of people in the field. */
const phoneFrame = [...frame, `${app}/phone-frame.tsx`]

/** What opens over a frame, messages, the channel of live changes, and the list of all screens. */
const signedIn = [
  `${app}/update-prompt.tsx`,
  `${app}/messages.tsx`,
  `${app}/shell/account-items.tsx`,
  `${app}/shell/office-items.tsx`,
  `${app}/shell/queue-panel.tsx`,
  'apps/web/src/ui/feedback/mantine-dialog.ts',
  'node_modules/socket.io-client/build/esm/index.js',
  'apps/web/src/plumbing/live/changed.ts',
  'apps/web/src/ui/form/draft.ts',
  `${app}/screens.ts`,
]

const office = [...signedIn, `${rooms}/collaboration/notifications/bell-popover.tsx`]

/** What asks before an unusual check-in, on the day and on a visit. */
const question = `${rooms}/field/visit/punch-question.tsx`

/** What a visit on the phone asks for below its tasks, and at its end. */
const notes = [
  question,
  `${rooms}/field/visit/done-part.tsx`,
  `${rooms}/field/visit/next-door.tsx`,
  `${rooms}/collaboration/comments/comments-card.tsx`,
  `${rooms}/field/visit/sign-part.tsx`,
  `${rooms}/field/visit/reason-sheet.tsx`,
  `${rooms}/field/visit/rejected-changes.tsx`,
]

/** @type {Screen[]} */
export const screens = [
  {
    name: 'sign-in',
    first: [page, `${rooms}/identity/sign-in/sign-in-screen.tsx`],
    later: [],
    gzip: 112,
    all: 112,
    files: 15,
  },
  {
    name: 'dashboard',
    first: [...officeFrame, `${rooms}/insights/dashboard-screen.tsx`],
    later: office,
    gzip: 188,
    all: 280,
    files: 17,
  },
  {
    name: 'clients',
    first: [...officeFrame, `${app}/clients-screen.tsx`],
    later: office,
    gzip: 257,
    all: 297,
    files: 18,
  },
  {
    name: 'phone',
    first: [...phoneFrame, `${app}/field-day-screen.tsx`],
    later: [...signedIn, question],
    gzip: 147,
    all: 265,
    files: 15,
  },
  {
    name: 'phone, a visit',
    first: [...phoneFrame, `${app}/field-visit-screen.tsx`],
    later: [...signedIn, `${app}/field-day-screen.tsx`, ...notes],
    gzip: 150,
    all: 294,
    files: 21,
  },
]
