import { audienceOf, roomOf } from './audiences.ts'

/** What a build says of a script: its sources, the scripts it imports, and what it is the entry of. */
export type Draft = { imports: readonly string[]; modules: readonly string[]; entry: string | null }

/** Shared by this many screens of the office, a part is loaded with the first of them. */
const usual = 12

/**
 * What those who come by every time share: the group of the first two who need it both. Whoever needs a
 * source needs what it imports as well, so a file imports only those of its own line and above.
 */
const shared: [both: readonly [string, string], group: string][] = [
  // What a guest shares with everybody is below them all, but for fields.
  [['guest', 'signed-in'], 'app'],
  [['guest', 'day'], 'app'],
  [['guest', 'home'], 'app'],
  [['guest', 'office-frame'], 'app'],
  [['guest', 'later'], 'fields'],
  [['guest', 'visit'], 'fields'],
  [['guest', 'notes'], 'fields'],
  [['guest', 'lists'], 'fields'],
  [['signed-in', 'signed-in'], 'signed-in'],
  // The day, a visit and the dashboard are light: so is what they share with others.
  [['home', 'day'], 'signed-in'],
  [['day', 'later'], 'signed-in'],
  [['day', 'lists'], 'signed-in'],
  [['day', 'screens'], 'signed-in'],
  [['day', 'office-frame'], 'signed-in'],
  [['home', 'visit'], 'signed-in'],
  [['visit', 'screens'], 'signed-in'],
  [['visit', 'office-frame'], 'signed-in'],
  [['visit', 'later'], 'signed-in'],
  [['visit', 'lists'], 'signed-in'],
  // Of the library's parts the phone draws none at first; what comes later brings them.
  [['home', 'later'], 'parts'],
  [['home', 'notes'], 'parts'],
  [['later', 'office-frame'], 'parts'],
  [['notes', 'office-frame'], 'parts'],
  [['notes', 'screens'], 'signed-in'],
  [['screens', 'screens'], 'screens'],
  [['office-frame', 'office-frame'], 'office-frame'],
  [['home', 'home'], 'office-frame'],
  [['later', 'lists'], 'menus'],
  [['notes', 'later'], 'menus'],
  // A list of choices: a phone does without until someone signs for another.
  [['notes', 'lists'], 'choices'],
  [['day', 'visit'], 'day'],
]

/** The groups in their order: a source belongs to the first that takes it, and a room takes what is left. */
const order = [
  'app fields guest signed-in parts screens office-frame menus choices day visit notes later lists home',
  'pages office records',
].flatMap((line) => line.split(' '))

/** The place of a group in their order. What forms check by is last: it is made of what others need. */
export function rankOf(group: string): number {
  if (group === 'schemas') return Infinity
  return order.includes(group) ? order.indexOf(group) : order.length
}

/** The file of each source that several screens share; no two import each other. */
export function groupsOf(drafts: Readonly<Record<string, Draft>>): Map<string, string> {
  const groups = new Map<string, string>()
  for (const [file, entries] of entriesOf(drafts)) {
    for (const source of drafts[file]?.modules ?? []) {
      const group = groupFor(entries, source)
      if (group !== null) groups.set(source, group)
    }
  }
  return groups
}

function groupFor(entries: readonly string[], source: string): string | null {
  if (isSchema(source) || entries.every(isSchema)) return 'schemas'
  const audiences = entries.map(audienceOf)
  const first = firstOf(audiences)
  const screens = audiences.flatMap(roomOf)
  const rooms = new Set(screens)
  if (isStyle(source)) return stylesWith[first ?? ''] ?? first ?? 'office'
  // What one screen alone needs stays with it, but for those that a person comes by every time.
  if (entries.length < 2 && (first === undefined || first === 'pages')) return null
  if (first !== undefined) return first
  if (screens.length >= usual || isIcon(source)) return 'office'
  const [room = entries.some(isSchema) ? 'records' : null] = rooms
  return rooms.size > 1 ? 'records' : room
}

/** The group of those who come by every time. */
function firstOf(audiences: readonly string[]): string | undefined {
  if (audiences.every((one) => one === 'home')) return audiences[0]
  if (audiences.includes('app')) return 'app'
  const [, group] = shared.find(([both]) => both.every((one) => audiences.includes(one))) ?? []
  return group ?? order.find((name) => audiences.includes(name))
}

/** What forms check by, and is one file: nobody waits for it. */
const isSchema = (source: string) => /\.ts\?schemas$|\/node_modules\/zod\//.test(source)

/** The styles of some are few, and come with those of others; those of the office come together. */
const stylesWith: Record<string, string> = { lists: 'menus', later: 'menus' }

const isStyle = (source: string) => /\.(module|layer)\.css$/.test(source)

/** A small thing that imports nothing of ours: better with others than alone. */
const isIcon = (source: string) => source.includes('/@tabler/icons-react/dist/esm/icons/')

/** Which entries lead to each file. */
function entriesOf(drafts: Readonly<Record<string, Draft>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [start, { entry }] of Object.entries(drafts)) {
    if (entry === null) continue
    const seen = new Set<string>()
    const follow = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      found.set(file, [...(found.get(file) ?? []), entry])
      drafts[file]?.imports.forEach(follow)
    }
    follow(start)
  }
  return found
}
