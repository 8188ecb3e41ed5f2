/**
 * What `npm test` is asked to run: of which parts, of which rooms, and which share of it.
 * @typedef {object} Wishes
 * @property {string[]} parts
 * @property {string[]} rooms none is all of them
 * @property {Shard} shard
 * @typedef {{ index: number, count: number }} Shard
 */

const PARTS = ['check', 'unit', 'e2e', 'smoke']

/** @type {Shard} */
const WHOLE = { index: 1, count: 1 }

/**
 * Reads `check unit e2e smoke`, the names of rooms, and `--shard 1/4`.
 * @param {string[]} words
 * @param {string[]} rooms those that there are
 * @returns {Wishes}
 */
export function readWishes(words, rooms) {
  const rest = [...words]
  const shard = takeShard(rest)
  const unknown = rest.find((word) => !PARTS.includes(word) && !rooms.includes(word))
  if (unknown !== undefined) {
    throw new Error(
      `there is no ${unknown}: choose of ${PARTS.join(', ')}, or of the rooms ${rooms.join(', ')}`,
    )
  }
  const parts = rest.filter((word) => PARTS.includes(word))
  const chosen = rest.filter((word) => rooms.includes(word))
  // Only the unit tests know rooms.
  const narrowed = chosen.length > 0 ? ['unit'] : PARTS
  const wide = parts.find((part) => !narrowed.includes(part) && part !== 'check')
  if (wide !== undefined) throw new Error(`${wide} cannot be narrowed to ${chosen.join(', ')}`)
  return { parts: parts.length > 0 ? parts : narrowed, rooms: chosen, shard }
}

/** @param {string[]} words from which the shard is taken @returns {Shard} */
function takeShard(words) {
  const at = words.findIndex((word) => /^--shard(=|$)/.test(word))
  if (at < 0) return WHOLE
  const [own = ''] = words.splice(at, 1)
  const given = own.includes('=') ? own.slice('--shard='.length) : (words.splice(at, 1)[0] ?? '')
  const found = /^(\d+)\/(\d+)$/.exec(given)
  const shard = { index: Number(found?.[1]), count: Number(found?.[2]) }
  if (shard.index >= 1 && shard.index <= shard.count) return shard
  throw new Error(`--shard takes a share of the whole, such as 1/4, not "${given}"`)
}

/**
 * The parts of one machine: what is not shared out runs on the first alone.
 * @param {Wishes} wishes
 */
export const partsOf = ({ parts, shard }) =>
  parts.filter((part) => shard.index === 1 || part === 'unit' || part === 'e2e')

/**
 * As vitest takes it.
 * @param {Shard} shard
 * @returns {string[]}
 */
export const shardOption = ({ index, count }) => (count > 1 ? [`--shard=${index}/${count}`] : [])
