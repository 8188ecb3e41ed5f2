/** Chance that is the same in every run. */
export type Random = {
  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number
  /** One of the items. */
  pick<T>(items: readonly T[]): T
  /** True in `share` of the cases, from 0 to 1. */
  chance(share: number): boolean
}

/** Chance from a seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    chance: (share) => next() < share,
  }
}
