/** Who loads an entry by itself: the first that fits. */
const audiences: [path: RegExp, audience: string][] = [
  [/\/index\.html$/, 'app'],
  [/\/sign-in\/sign-in-screen\.tsx$/, 'guest'],
  [/\/app\/(frames\.tsx|signed-in-services\.ts)$/, 'signed-in'],
  [/\/app\/office-frame\.tsx$/, 'office-frame'],
  [/\/app\/screens\.ts$/, 'screens'],
  [/\/insights\/dashboard-screen\.tsx$/, 'home'],
  [/\/app\/(phone-frame|field-day-screen)\.tsx$|\/field\/field-screen\.tsx$/, 'day'],
  [/\/field-visit-screen\.tsx$/, 'visit'],
  [
    /\/comments-card\.tsx$|\/field\/visit\/(sign-part|reason-sheet|rejected-changes|done-part|next-door)\.tsx$/,
    'notes',
  ],
  [
    /\/app\/(shell\/(\w+-items|queue-panel)|messages|update-prompt)\.tsx$|\/offline\/kept-files\.ts$|\/bell-popover\.tsx$|\/punch-question\.tsx$|\/(mantine-dialog|side-drawer)\.tsx?$|\/socket\.io-client\/|\/live\/changed\.ts$/,
    'later',
  ],
  [/\/app\/clients-screen\.tsx$/, 'lists'],
  [/\/rooms\/identity\/(guest|invites|signup)\//, 'pages'],
]

const rooms = 'room '

/** The rooms of screens that stand in the app, where rooms meet. */
const met: Record<string, string> = {
  client: 'clients',
  clients: 'clients',
  agent: 'caregivers',
  agents: 'caregivers',
  visit: 'visits',
  account: 'identity',
  admin: 'identity',
}

/** Who needs an entry; a screen of the office is needed by its room, and what somebody asks for by none. */
export function audienceOf(entry: string): string {
  const known = audiences.find(([path]) => path.test(entry))
  if (known) return known[1]
  const screen = /\/app\/(\w+)-screen\.tsx$/.exec(entry)?.[1] ?? ''
  const room = /\/rooms\/(\w+)\/.*-screen\.tsx$/.exec(entry)?.[1] ?? met[screen]
  return room === undefined ? 'asked-for' : `${rooms}${room}`
}

/** The room of the office that an audience is, if it is one. */
export const roomOf = (audience: string): string[] =>
  audience.startsWith(rooms) ? [audience.slice(rooms.length)] : []
