import { createHash } from 'node:crypto'

/**
 * SHA-256, in hex, over what is signed: the same document gives the same hash, in whatever order its
 * fields come, so that a later change of it shows.
 */
export const documentHash = (document: object): string =>
  createHash('sha256').update(canonicalJson(document)).digest('hex')

/** JSON with the keys of every object in order, and nothing between. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
