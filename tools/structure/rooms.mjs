import { isTest } from './sources.mjs'

/** @typedef {Record<string, string[]>} Doors which rooms a room may call */

/** @param {string} path */
const roomOf = (path) => {
  const found = /^apps\/(server|web)\/src\/rooms\/([^/]+)\//.exec(path)
  return found ? { side: found[1], room: found[2] ?? '' } : null
}

/** @param {string} path such as apps/web/src/plumbing/api/client.ts → "web plumbing" */
const partOf = (path) => {
  const found = /^apps\/(server|web)\/src\/([^/]+)/.exec(path)
  return found ? `${found[1]} ${found[2]}` : null
}

/** What lies below must not know what lies above it. */
const ABOVE = {
  'server plumbing': ['server rooms', 'server demo', 'server app.ts', 'server main.ts'],
  'server rooms': ['server demo', 'server app.ts', 'server main.ts'],
  'web ui': ['web rooms', 'web app'],
  'web plumbing': ['web rooms', 'web app'],
  'web rooms': ['web app'],
}

/**
 * Imports between rooms other than through an allowed door, and imports from below of what is above.
 * @param {import('./sources.mjs').Sources} sources
 * @param {Doors} doors
 * @returns {string[]}
 */
export function wrongRooms(sources, doors) {
  const unknown = new Set()
  const problems = []
  for (const { path, links } of sources.values()) {
    const here = roomOf(path)
    if (here && !(here.room in doors)) unknown.add(here.room)
    for (const { to } of links) {
      if (to === null) continue
      const fault = faultBetweenRooms(here, roomOf(to), path, to, doors) ?? faultOfLayers(path, to)
      if (fault) problems.push(`${path}: imports ${to}, ${fault}`)
    }
  }
  for (const room of unknown) problems.push(`room ${room} is not in tools/structure/doors.json`)
  return problems
}

/**
 * @param {ReturnType<typeof roomOf>} here
 * @param {ReturnType<typeof roomOf>} there
 * @param {string} path
 * @param {string} to
 * @param {Doors} doors
 */
function faultBetweenRooms(here, there, path, to, doors) {
  if (here === null || there === null || here.room === there.room) return null
  if (here.side === 'web') return 'but web rooms meet only in apps/web/src/app'
  const way = isTest(path) && isTest(to) ? 'testing/factories.ts' : 'door.ts'
  if (!to.endsWith(`/${there.room}/${way}`)) return `but the way into ${there.room} is its door.ts`
  if (doors[here.room]?.includes(there.room)) return null
  return `but ${here.room} may not call ${there.room} (tools/structure/doors.json)`
}

/** @param {string} path @param {string} to */
function faultOfLayers(path, to) {
  const here = partOf(path)
  const there = partOf(to)
  if (here === null || there === null || isTest(path)) return null
  if (there.endsWith(' testing')) return 'which only tests may'
  const above = /** @type {Record<string, string[]>} */ (ABOVE)[here] ?? []
  return above.includes(there) ? `but ${here} lies below ${there}` : null
}
