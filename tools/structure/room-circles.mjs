import { cyclesOf } from './cycles.mjs'

/** @typedef {import('./rooms.mjs').Doors} Doors */

/** The lists of every endpoint and of every signal know all rooms. */
const LISTS = ['packages/contract/src/all.ts', 'packages/contract/src/signals.ts']

/** Who may do what is asked everywhere. */
const FOR_EVERYBODY = 'identity'

/** @param {string} path @returns {string | null} the folder in the domain or the contract; '' at their top */
const folderOf = (path) => {
  const found = /^packages\/(?:domain|contract)\/src\/(?:([^/]+)\/)?/.exec(path)
  return found === null ? null : (found[1] ?? '')
}

/**
 * The words and rules of a room (in the domain and in the contract, types included) may be used by the
 * rooms that lead to its door, however many doors that takes. What belongs to no room may use identity's
 * alone.
 * @param {import('./sources.mjs').Sources} sources
 * @param {Doors} doors
 * @returns {string[]}
 */
export function roomCircles(sources, doors) {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map()
  const problems = []
  for (const { path, links } of sources.values()) {
    const here = folderOf(path)
    if (here === null || LISTS.includes(path)) continue
    for (const { to } of links) {
      const there = to === null ? null : folderOf(to)
      if (there === null || there === here || !(there in doors)) continue
      uses.set(here, (uses.get(here) ?? new Set()).add(there))
      if (there === FOR_EVERYBODY || reachableFrom(here, doors).has(there)) continue
      problems.push(`${path}: imports ${to}, but ${faultOf(here, there, doors)}`)
    }
  }
  return [...circlesOf(uses), ...problems]
}

/** @param {Map<string, Set<string>>} uses */
const circlesOf = (uses) =>
  cyclesOf(new Map([...uses].map(([room, others]) => [room, [...others]]))).map(
    (knot) =>
      `domain and contract: ${knot.toSorted().join(', ')} use each other's words in a circle`,
  )

/** @param {string} here @param {string} there @param {Doors} doors */
const faultOf = (here, there, doors) =>
  here in doors
    ? `no door leads from ${here} to ${there} (tools/structure/doors.json)`
    : `what belongs to no room may not know ${there}`

/** @param {string} room @param {Doors} doors @returns {Set<string>} through any number of doors */
function reachableFrom(room, doors) {
  const reached = new Set(doors[room])
  for (const next of reached) for (const far of doors[next] ?? []) reached.add(far)
  return reached
}
