/** A name without accents, case and everything except letters, for comparing spellings. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Groups of three letters, with the beginning and the end of a word weighing more. */
function trigrams(name: string): Set<string> {
  const padded = `  ${name} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/**
 * How alike two names are, from 0 to 1: the share of groups of three letters that both have, as the
 * database's pg_trgm counts it.
 */
export function similarity(one: string, other: string): number {
  const [a, b] = [plainName(one), plainName(other)]
  if (a === '' || b === '') return 0
  if (a === b) return 1
  const [left, right] = [trigrams(a), trigrams(b)]
  const both = [...left].filter((group) => right.has(group)).length
  return both / (left.size + right.size - both)
}

/** From this value on, two names count as spellings of one. */
export const alike = 1 / 3
