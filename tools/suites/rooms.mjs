/** @typedef {import('../structure/rooms.mjs').Doors} Doors */

/**
 * The rooms that may call one, directly or by way of others.
 * @param {string} room
 * @param {Doors} doors
 * @returns {string[]}
 */
export function callersOf(room, doors) {
  /** @type {Set<string>} */
  const found = new Set()
  const look = (/** @type {string} */ called) => {
    for (const [caller, calls] of Object.entries(doors)) {
      if (!calls.includes(called) || found.has(caller)) continue
      found.add(caller)
      look(caller)
    }
  }
  look(room)
  found.delete(room)
  return [...found].toSorted()
}

/**
 * The folders with the tests of whatever a change of these rooms can break. Each ends in a slash, for
 * care is not caregivers.
 * @param {string[]} rooms
 * @param {Doors} doors
 * @returns {string[]}
 */
export function foldersOf(rooms, doors) {
  if (rooms.length === 0) return []
  const folders = rooms.flatMap((room) => [
    `packages/domain/src/${room}/`,
    `packages/contract/src/${room}/`,
    `apps/web/src/rooms/${room}/`,
    ...[room, ...callersOf(room, doors)].map((one) => `apps/server/src/rooms/${one}/`),
  ])
  return [...new Set([...folders, 'apps/server/src/across-rooms/'])]
}
