import { audienceOf, roomOf } from './audiences.ts'

/** What a build says of a script: its sources, the scripts it imports, and what it is the entry of. */
export type Draft = { imports: readonly string[]; modules: readonly string[]; entry: string | null }

/** Shared by this many screens of the office, a part is loaded with the first of them. */
const usual = 12

/** The groups by who needs them; a source belongs to the first that takes it. */
export const order = [
  'app',
  'everywhere',
  'day',
  'home',
  'signed-in',
  'visit',
  'shell',
  'lists',
  'pages',
  'office',
  'records',
]

/**
 * The file of each source that several screens share. Whoever needs a source needs what it imports as
 * well, so a file imports only those that stand before it in the order, and no two import each other.
 */
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
  const first = order.find((group) => audiences.includes(group))
  const screens = audiences.flatMap(roomOf)
  const rooms = new Set(screens)
  if (isStyle(source)) return first ?? 'office'
  // What one screen alone needs stays with it, but for those that a person comes by every time.
  if (entries.length < 2 && (first === undefined || first === 'pages')) return null
  if (first !== undefined) return first
  if (screens.length >= usual || isIcon(source)) return 'office'
  const [room = entries.some(isSchema) ? 'records' : null] = rooms
  return rooms.size > 1 ? 'records' : room
}

/** What forms check by, and is one file: nobody waits for it. */
const isSchema = (source: string) => /\.ts\?schemas$|\/node_modules\/zod\//.test(source)

/** The styles of a screen are few: those of the office come together. */
const isStyle = (source: string) => source.endsWith('.module.css')

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
