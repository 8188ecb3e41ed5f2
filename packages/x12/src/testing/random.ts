/** Repeatable random numbers, so that a failing case can be run again from its seed. */
export interface Random {
  /** An integer from 0 up to, and without, `below`. */
  readonly int: (below: number) => number
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
  readonly chance: (probability: number) => boolean
}

/** The mulberry32 generator. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number): number => Math.floor(next() * below)
  return {
    int,
    pick: (from) => from[int(from.length)] ?? from[0],
    chance: (probability) => next() < probability,
  }
}
